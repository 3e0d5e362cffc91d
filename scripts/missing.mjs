/** Something this machine lacks or that only its owner can mend: shown as one message, without a stack. */
export class Missing extends Error {}
