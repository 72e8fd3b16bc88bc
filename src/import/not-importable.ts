/** The document cannot be imported. The message says why. */
export class NotImportable extends Error {}
