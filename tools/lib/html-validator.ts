import { spawnSync } from "node:child_process"

/** The path of the Nu Html Checker, which needs Java 11. */
export const VALIDATOR = require.resolve("vnu-jar/build/dist/vnu.jar")

/** @returns whether this machine has a Java that runs the validator */
export const canValidateHtml = () =>
  spawnSync("java", ["-jar", VALIDATOR, "--version"]).status === 0
