import type { ErrorCode, FieldFault } from '#contract/errors.ts';

/** Thrown anywhere behind a route; one place turns it into the reply. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly faults: readonly FieldFault[];

  constructor(code: ErrorCode, faults: readonly FieldFault[] = []) {
    super(code);
    this.code = code;
    this.faults = faults;
  }
}
