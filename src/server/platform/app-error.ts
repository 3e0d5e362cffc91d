import type { ErrorCode, Issue } from '#contract/errors.ts';

/** Thrown anywhere behind a route; one place turns it into the reply. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];

  constructor(code: ErrorCode, issues: readonly Issue[] = []) {
    super(code);
    this.code = code;
    this.issues = issues;
  }
}
