import type { IssueCode } from '#contract/errors.ts';
import { isPersonal, type Owner } from '#domain/accounts/password.ts';
import { AppError } from '#server/platform/app-error.ts';

type Chosen = {
  /** Path of the request field that holds the password. */
  readonly path: string;
  readonly password: string;
  readonly owner: Owner;
};

/**
 * Rejects a new password that attackers try first. The list holds those of the 100,000 most common
 * passwords that are long enough. It stays on the server and is loaded when first needed.
 * @throws AppError invalid_input
 */
export async function checkPassword({ path, password, owner }: Chosen): Promise<void> {
  const { default: commonPasswords } = await import('fxa-common-password-list');
  const refuse = (code: IssueCode) => new AppError('invalid_input', [{ path, code }]);
  if (isPersonal(password, owner)) throw refuse('password_personal');
  if (commonPasswords.test(password.toLowerCase())) throw refuse('password_common');
}
