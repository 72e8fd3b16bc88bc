import { createContext, useContext } from "react"
import { ENGLISH, type Words } from "../lib/interface-words"

/** The words of the interface. Without a provider, as in a unit test, they are English. */
export const WordsContext = createContext<Words>(ENGLISH)

/** @returns the words of the interface, with those that the owner has replaced */
export function useWords(): Words {
  return useContext(WordsContext)
}
