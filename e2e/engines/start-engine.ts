import { type EngineName, findFirefox } from "../../tools/lib/find-engines"
import { startFirefox } from "./firefox"
import type { Engine, EngineOptions } from "./tab"
import { startWebKit } from "./webkit"

/** Starts an engine of this machine. The caller must close it. */
export function startEngine(name: EngineName, options: EngineOptions): Promise<Engine> {
  if (name === "webkit") return startWebKit(options)
  const firefox = findFirefox()
  if (!firefox) throw new Error("Firefox was not found.")
  return startFirefox(firefox, options)
}
