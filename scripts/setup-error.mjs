/** Something this machine lacks or that only its owner can fix: printed as one message, without a stack. */
export class SetupError extends Error {}
