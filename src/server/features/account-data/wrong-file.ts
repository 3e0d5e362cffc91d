import type { IssueCode } from '#contract/errors.ts';
import { AppError } from '#server/platform/app-error.ts';

/** An error that says which file of an import is wrong, and how. */
export const wrongFile = (path: string, code: IssueCode) =>
  new AppError('import_invalid', [{ path, code }]);
