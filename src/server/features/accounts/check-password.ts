import type { IssueCode } from '#contract/errors.ts';
import { isPersonal, type Owner } from '#domain/accounts/password.ts';
import { AppError } from '#server/platform/app-error.ts';

type Chosen = {
  /** The field that it was typed into. */
  readonly path: string;
  readonly password: string;
  readonly owner: Owner;
};

/**
 * Refuses a new password that guessers try first. The list holds all of the 100,000 commonest that are
 * long enough; it stays on the server, and is read when it is first needed.
 * @throws AppError invalid_input
 */
export async function checkPassword({ path, password, owner }: Chosen): Promise<void> {
  const { default: commonPasswords } = await import('fxa-common-password-list');
  const refuse = (code: IssueCode) => new AppError('invalid_input', [{ path, code }]);
  if (isPersonal(password, owner)) throw refuse('password_personal');
  if (commonPasswords.test(password.toLowerCase())) throw refuse('password_common');
}
