import type { installation } from '#contract/installation.ts';
import { definedFields } from '#domain/defined-fields.ts';
import { AppError } from '#server/platform/app-error.ts';
import { hasSecondStep } from '#server/platform/auth/second-step.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { golfersAddress } from '#server/platform/routes/origin.ts';
import { invitationMail } from './invitation-mail.ts';
import { lookForVersion } from './newer-version.ts';
import { saveInvitationLink } from './public-queries.ts';
import { deleteInvitation, describeInvitation, findInvitations, usesProvider } from './queries.ts';
import { readState } from './state.ts';

/**
 * Whoever switches passwords off has to have another way in.
 * @throws AppError invalid_input without a provider; provider_unused
 */
async function requireOtherWayIn(
  tx: Db,
  golferId: string,
  { config }: Pick<Platform, 'config'>,
): Promise<void> {
  if (config.oidc === undefined)
    throw new AppError('invalid_input', [{ path: 'signIn', code: 'not_a_choice' }]);
  if (!(await usesProvider(tx, golferId))) throw new AppError('provider_unused');
}

const done = { success: true } as const;

export function installationHandlers(platform: Platform): Handlers<typeof installation> {
  const { db, config, installation: settings, sendJob } = platform;
  return {
    read: ({ caller }) => readState(platform, caller.language),

    async change({ body, change: { tx, golfer, now } }) {
      const { values } = await settings.read(tx);
      const isSwitchedOff = body.signIn === 'provider' && values.signIn !== 'provider';
      if (isSwitchedOff) await requireOtherWayIn(tx, golfer.id, platform);
      // Whoever asks it of all administrators would be the first to stand outside.
      const isAsked = body.adminSecondStep === 'required';
      if (isAsked && values.adminSecondStep !== 'required' && !(await hasSecondStep(tx, golfer.id)))
        throw new AppError('second_step_needed');
      await settings.change(tx, definedFields(body));
      if (body.versionCheck === 'daily' && values.versionCheck === 'off')
        await sendJob(tx, lookForVersion, { payload: { at: now.toString() } });
      return done;
    },

    invitations: ({ now }) => findInvitations(db, now),

    async invite({ body: { email = null, days, uses }, request, change }) {
      const { tx, now } = change;
      const { values } = await settings.read(tx);
      const link = { email, days, uses: email === null ? uses : 1, byGolfer: false };
      const { row, token } = await saveInvitationLink(tx, link, now);
      const url = new URL(`/sign-up?invitation=${token}`, golfersAddress(request, config)).href;
      const isMailed = email !== null && config.smtpUrl !== undefined;
      if (isMailed) {
        const { language, clubName: club } = values;
        const payload = invitationMail({ to: email, language, club, href: url, days });
        await sendJob(tx, sendMail, { payload });
      }
      return { ...describeInvitation(row), url, isMailed };
    },

    async revokeInvitation({ params: { id }, change: { tx } }) {
      if (!(await deleteInvitation(tx, id))) throw new AppError('not_found');
      return done;
    },
  };
}
