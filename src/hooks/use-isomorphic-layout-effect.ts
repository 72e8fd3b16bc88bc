import { useEffect, useLayoutEffect } from "react"

/** A layout effect. React warns of those where there is no layout. */
export const useIsomorphicLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect
