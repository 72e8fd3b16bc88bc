/** The folders that commands write to unless --to names another. Git ignores them. */
export const EXPORTS = "exports"
export const HAND_OUTS = "hand-outs"
