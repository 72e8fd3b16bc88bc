/** Says how far the build is with the files of the pictures. */
import type { Message } from "./print-message"

export type PictureMessages = {
  /** A group of files begins. More files may join it. All times are in milliseconds. */
  start: (total: number, time: number) => void
  /** Takes the figures that have changed. Returns a message if the last one is old enough. */
  update: (changed: { current?: number; total?: number }, time: number) => Message[]
  /** The group is done. The duration is in seconds. */
  end: (total: number, duration: number) => void
  /** Returns what was done in all groups, if anything was. */
  summarize: () => Message[]
}

/** @param interval the time between two messages, in milliseconds */
export function createPictureMessages(interval: number): PictureMessages {
  const group = { current: 0, total: 0 }
  let shownAt = 0
  let files = 0
  let seconds = 0
  return {
    start: (total, time) => {
      Object.assign(group, { current: 0, total })
      shownAt = time
    },
    update: ({ current = group.current, total = group.total }, time) => {
      Object.assign(group, { current, total })
      if (time - shownAt < interval) return []
      shownAt = time
      const text = `Pictures: ${current} of ${total} files made, ${total - current} to go.`
      return [{ text, isProgress: true }]
    },
    end: (total, duration) => {
      files += total
      seconds += duration
    },
    summarize: () =>
      files > 0 ? [{ text: `Pictures: ${files} files made in ${seconds.toFixed(1)} s.` }] : [],
  }
}
