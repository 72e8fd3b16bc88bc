/** An error that the user can correct. Only its message is printed. */
export class UserError extends Error {}
