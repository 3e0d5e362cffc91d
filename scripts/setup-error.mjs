/**
 * Something is missing on this machine, or only its owner can fix it. Printed as one message, without a stack trace.
 */
export class SetupError extends Error {}
