import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#web/platform/api/failures.ts';
import { errorText } from '#web/platform/i18n.ts';

/** True when the server refused for this reason. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.body?.code === code;
}

/**
 * Puts each issue that the server found at its field, and the focus into the first of them. What
 * belongs to none of the fields becomes the fault of the whole form, `errors.root`.
 */
export function applyServerErrors<Values extends FieldValues>(
  error: unknown,
  { fields, setError }: { fields: readonly Path<Values>[]; setError: UseFormSetError<Values> },
): void {
  const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
  let placed = false;
  for (const { path, message } of issues) {
    const field = fields.find((name) => name === path);
    if (!field) continue;
    setError(field, { message }, { shouldFocus: !placed });
    placed = true;
  }
  if (!placed) setError('root', { message: errorText(error) });
}
