/**
 * The format of the content that the schemas describe. It grows when a change of a schema would reject
 * existing content or change its meaning; `src/content/migrations/` then needs a migration to it.
 */
export const FORMAT = 4
