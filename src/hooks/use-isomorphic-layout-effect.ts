import { useEffect, useLayoutEffect } from "react"

/** `useLayoutEffect`, but `useEffect` on the server, where React warns about layout effects. */
export const useIsomorphicLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect
