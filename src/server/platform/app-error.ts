import type { ErrorCode, FieldFault } from '#contract/errors.ts';

/** An error thrown anywhere behind a route. A single error handler turns it into the response. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly faults: readonly FieldFault[];
  /** Seconds after which the client may send the same request again. */
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
