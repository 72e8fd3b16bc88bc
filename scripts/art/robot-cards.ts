import { assignRobotParts, drawRobot, type RobotPalette, type RobotParts } from "./robot"

export type RobotCard = { name: string; palette: RobotPalette; parts: RobotParts }

export const ROBOT_INK = "#22040a"

/** The name and the colors of each robot: shell, trim, lights. */
const ROBOTS: readonly [string, string, string, string][] = [
  ["Rivet", "#f3d9b8", "#b98a6a", "#ff7a45"],
  ["Clank", "#d81e3a", "#fff0d6", "#ffd23f"],
  ["Boiler", "#ff8a3c", "#ffdcae", "#ffe9b0"],
  ["Gizmo", "#8f97a3", "#d9dce0", "#ff5a4a"],
  ["Tin Lizzy", "#5fb3a1", "#e6f2dc", "#ffd23f"],
  ["Crank", "#e8c15a", "#8d6a1e", "#fff0d6"],
  ["Sprocket", "#4f7cac", "#cfe0ee", "#ffb52e"],
  ["Dynamo", "#b35aa8", "#f6d9ef", "#8ff0e0"],
  ["Piston", "#6c7a3f", "#dfe3b8", "#ff7a45"],
  ["Wattson", "#f2f0ea", "#a8b0b8", "#3fb6ff"],
  ["Old Faithful", "#9c5a3c", "#e7c3a0", "#ffe9b0"],
  ["Beep", "#f4a6a0", "#fff0d6", "#d81e3a"],
]

/** One seed for each four robots, of which no two have the same kind of part. */
const SEEDS = [3, 8, 21]

/** The cards of the demo. The first four are in the picture of the site. */
export const ROBOT_CARDS: readonly RobotCard[] = SEEDS.flatMap(assignRobotParts).flatMap(
  (parts, index) => {
    const [name, shell, trim, light] = ROBOTS[index] ?? []
    if (!name || !shell || !trim || !light) return []
    return [{ name, palette: { shell, trim, light, ink: ROBOT_INK }, parts }]
  },
)

/** Draws the picture of a card. */
export const drawRobotCard = ({ parts, palette }: RobotCard): string => drawRobot(parts, palette)
