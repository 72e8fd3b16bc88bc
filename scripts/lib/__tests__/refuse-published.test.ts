/** @jest-environment node */
import path from "node:path"
import { refusePublished } from "../refuse-published"

test.each(["public", "static/resume.json", "./content/owner.json", path.resolve("public/x")])(
  "refuses %s",
  (target) => {
    expect(() => refusePublished(target)).toThrow(/is published\. Choose another folder/)
  },
)

test.each(["resume.json", "hand-outs", "../public/resume.json", "/tmp/content"])(
  "accepts %s",
  (target) => {
    expect(() => refusePublished(target)).not.toThrow()
  },
)
