import type { ErrorCode, FieldFault } from '#contract/errors.ts';

/** Thrown anywhere behind a route; one place turns it into the reply. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly faults: readonly FieldFault[];
  /** Seconds after which the same request may be sent again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    faults: readonly FieldFault[] = [],
    { retryAfter, cause }: { readonly retryAfter?: number; readonly cause?: unknown } = {},
  ) {
    super(code, { cause });
    this.code = code;
    this.faults = faults;
    this.retryAfter = retryAfter;
  }
}
