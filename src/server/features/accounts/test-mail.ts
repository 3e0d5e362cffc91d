import type { accounts } from '#contract/accounts.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { textsIn } from '#server/platform/texts.ts';
import { accountOf } from './queries.ts';
import { welcomeMail } from './welcome-mail.ts';

/** Sends the welcome mail to the administrator who asks, and says what the mail server has answered. */
export const testMail = (platform: Platform): Handlers<typeof accounts>['testWelcomeEmail'] => ({
  async beforeChange({ caller }) {
    const { db, config, tryMail } = platform;
    const user = await accountOf(db, caller.id);
    const { email, preferredLanguage: language } = user;
    const attempt = await tryMail(welcomeMail(user, config.publicUrl));
    const { t } = textsIn(language, 'mail');
    const { isSent, answer } = attempt;
    const say = () => {
      if (!attempt.isSent && answer === null) return attempt.reason(language);
      if (answer === null) return t('welcome.written', { email });
      return t(isSent ? 'welcome.sent' : 'welcome.refused', { email, answer });
    };
    return async () => ({ isSent, message: say() });
  },
});
