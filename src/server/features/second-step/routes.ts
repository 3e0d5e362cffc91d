import type { secondStep } from '#contract/second-step.ts';
import { readTypedCode } from '#domain/second-step/code.ts';
import { AppError } from '#server/platform/app-error.ts';
import { codeUse, oneTimeCodes, wrongCode } from '#server/platform/auth/one-time-codes.ts';
import { passkeyAuth } from '#server/platform/auth/passkeys.ts';
import { turnCodesOff } from '#server/platform/auth/second-step.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { passkeyHandlers } from './passkeys.ts';
import { prover } from './prove.ts';
import { findCodes, findPasskeys, replaceRecoveryCodes, saveSecret, turnOn } from './queries.ts';
import { signInHandlers } from './sign-in.ts';

/** The name under which an app lists the account of a club without a name. */
const usualSite = 'Pinhigh';

export function secondStepHandlers(platform: Platform): Handlers<typeof secondStep> {
  const { db, auth, config, installation } = platform;
  const load = passkeyAuth({ auth, publicUrl: config.publicUrl });
  const prove = prover(platform);
  return {
    ...signInHandlers(platform, load),
    ...passkeyHandlers(platform, load),

    async read({ caller }) {
      const passkeys = await findPasskeys(db, caller.id);
      const always = { passkeys, isNeeded: caller.lacksSecondStep };
      const row = await findCodes(db, caller.id);
      if (!row?.verified) return { codes: false, recoveryCodesLeft: 0, ...always };
      const { countLeft } = await oneTimeCodes(auth);
      return { codes: true, recoveryCodesLeft: await countLeft(row.backupCodes), ...always };
    },

    startCodes: {
      async beforeChange(call) {
        await prove(call);
        const { clubName } = await installation.recent();
        const { newSecret } = await oneTimeCodes(auth);
        const site = clubName === '' ? usualSite : clubName;
        const { uri, secret, encrypted } = await newSecret({ site, email: call.caller.email });
        return async ({ change: { tx, golfer } }) => {
          if (!(await saveSecret(tx, golfer.id, encrypted))) throw new AppError('codes_on');
          return { uri, secret };
        };
      },
    },

    confirmCodes: {
      async beforeChange({ body, caller }) {
        const waiting = await findCodes(db, caller.id);
        if (waiting === undefined) throw new AppError('not_found');
        if (waiting.verified) throw new AppError('codes_on');
        const { isCode, newRecoveryCodes } = await oneTimeCodes(auth);
        const typed = readTypedCode(body.code);
        if (typed?.kind !== 'oneTime' || !(await isCode(waiting.secret, typed.code)))
          throw wrongCode();
        if (!(await codeUse(platform)(caller.id, typed.code))) throw wrongCode();
        const { codes, encrypted } = await newRecoveryCodes();
        return async ({ change: { tx } }) => {
          // Another tab has made a new secret, or has confirmed this one.
          if (!(await turnOn(tx, waiting, encrypted))) throw wrongCode();
          return { recoveryCodes: [...codes] };
        };
      },
    },

    renewRecoveryCodes: {
      async beforeChange(call) {
        await prove(call);
        const { newRecoveryCodes } = await oneTimeCodes(auth);
        const { codes, encrypted } = await newRecoveryCodes();
        return async ({ change: { tx, golfer } }) => {
          if (!(await replaceRecoveryCodes(tx, golfer.id, encrypted)))
            throw new AppError('not_found');
          return { recoveryCodes: [...codes] };
        };
      },
    },

    turnOffCodes: {
      async beforeChange(call) {
        await prove(call);
        return async ({ change: { tx, golfer } }) => {
          await turnCodesOff(tx, golfer.id);
          return { success: true };
        };
      },
    },
  };
}
