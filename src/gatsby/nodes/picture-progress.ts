import type { Reporter } from "gatsby"
import type { PictureProgress } from "./picture-files"

/** Shows in Gatsby's log how many files of pictures are written, as long as some are missing. */
export function createPictureProgress(reporter: Reporter): PictureProgress {
  let activity: ReturnType<Reporter["createProgress"]> | undefined
  let total = 0
  let done = 0
  return {
    add: (files) => {
      if (!activity) {
        activity = reporter.createProgress("Making pictures", 0, 0)
        activity.start()
        total = 0
        done = 0
      }
      total += files
      activity.total = total
    },
    tick: () => {
      activity?.tick()
      done += 1
      if (done < total) return
      activity?.end()
      activity = undefined
    },
  }
}
