import { type accountData, deletionDays } from '#contract/account-data.ts';
import type { Received } from '#contract/endpoint.ts';
import { dateFormat } from '#i18n/date-format.ts';
import { isLastAdministrator } from '#server/platform/administrators/administrators.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller } from '#server/platform/auth/caller.ts';
import { provePassword } from '#server/platform/auth/prove-password.ts';
import type { Change } from '#server/platform/changes.ts';
import { secondsUntil } from '#server/platform/jobs/job.ts';
import { type Mail, sendMail } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import { textsIn } from '#server/platform/texts.ts';
import { deleteClosedAccounts } from './delete-job.ts';
import { closeAccount } from './queries.ts';

type Confirmation = Received<typeof accountData.requestDeletion>['body'];

/**
 * Checks that the request comes from the golfer: by the address, and by the password if the account has one.
 * @throws AppError invalid_input at the field that is wrong; too_many_requests
 */
export async function checkConfirmation(
  platform: Platform,
  { email, password }: Confirmation,
  { caller, clientNetwork }: { readonly caller: Caller; readonly clientNetwork: string },
): Promise<void> {
  if (email !== caller.email) {
    throw new AppError('invalid_input', [{ path: 'email', code: 'email_other' }]);
  }
  await provePassword(platform, { caller, path: 'password', password, clientNetwork });
}

/**
 * Closes the account: ends every session and schedules its deletion in `deletionDays` days.
 * @returns the time of the deletion
 * @throws AppError last_administrator
 */
export async function requestDeletion(
  { config, sendJob }: Pick<Platform, 'config' | 'sendJob'>,
  { email }: Pick<Caller, 'email'>,
  { tx, golfer, now }: Pick<Change, 'tx' | 'golfer' | 'now'>,
): Promise<Temporal.Instant> {
  if (await isLastAdministrator(tx, golfer.id)) throw new AppError('last_administrator');
  const deleteAfter = now.add({ hours: 24 * deletionDays });
  await closeAccount(tx, golfer.id, deleteAfter);
  const at = deleteAfter.toString();
  const delaySeconds = secondsUntil(deleteAfter, now) + 1;
  await sendJob(tx, deleteClosedAccounts, { payload: { at }, delaySeconds });
  const mail = closedMail({ ...golfer, email, deleteAfter }, config.publicUrl);
  await sendJob(tx, sendMail, { payload: mail });
  return deleteAfter;
}

type Closed = Pick<Change['golfer'], 'id' | 'language' | 'timeZone'> & {
  readonly email: string;
  readonly deleteAfter: Temporal.Instant;
};

/** The mail that says when the account will be deleted, and how to keep it. */
export function closedMail(
  { id, email, language, timeZone, deleteAfter }: Closed,
  publicUrl: URL,
): Mail {
  const { t } = textsIn(language, 'mail');
  const day = dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    deleteAfter.epochMilliseconds,
  );
  return {
    to: email,
    userId: id,
    language,
    subject: t('closed.subject'),
    heading: t('closed.subject'),
    paragraphs: [t('closed.when', { day }), t('closed.back')],
    action: { label: t('exists.action'), href: new URL('/sign-in', publicUrl).href },
    why: t('closed.stranger'),
  };
}
