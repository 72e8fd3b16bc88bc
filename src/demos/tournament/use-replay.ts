import { useEffect, useState } from "react"

/** How many seconds of the evening pass in one second. */
export const SPEED = 30
const FAST = 4

/** The time between two steps, in milliseconds. A step is never longer, also if the tab slept. */
const STEP = 200
const LONGEST_STEP = 1000

export type Replay = {
  /** The time of the evening, in seconds after midnight. */
  time: number
  isPlaying: boolean
  isFast: boolean
  /** Plays on, pauses, or plays again from the start. */
  toggle: () => void
  toggleFast: () => void
  seek: (time: number) => void
}

export type Times = { start: number; end: number; first: number }

/**
 * The time of a recorded evening, which passes faster than it did. The replay stops at its end.
 * @param times the start and the end of the evening, and the time that is shown first
 */
export function useReplay({ start, end, first }: Times, startsPlaying: boolean): Replay {
  const [time, setTime] = useState(first)
  const [isPlaying, setPlaying] = useState(startsPlaying)
  const [isFast, setFast] = useState(false)
  const hasEnded = time >= end

  useEffect(() => {
    if (!isPlaying || hasEnded) return
    const speed = SPEED * (isFast ? FAST : 1)
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      const step = Math.min(now - last, LONGEST_STEP) / 1000
      last = now
      setTime((current) => Math.min(end, current + step * speed))
    }, STEP)
    return () => clearInterval(timer)
  }, [isPlaying, isFast, hasEnded, end])

  return {
    time,
    isPlaying: isPlaying && !hasEnded,
    isFast,
    toggle: () => {
      if (hasEnded) setTime(start)
      setPlaying(hasEnded || !isPlaying)
    },
    toggleFast: () => setFast(!isFast),
    seek: setTime,
  }
}
