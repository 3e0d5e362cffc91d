import { LogIn } from 'lucide-react';
import { accounts } from '#contract/accounts.ts';
import { bestLanguage } from '#domain/language.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { deviceTimeZone } from '#web/platform/browser/device-traits.ts';
import { Button } from '#web/ui/button.tsx';
import { useSignInOptions } from './sign-in-options.ts';

export type Visit = {
  /** The page the visitor was going to. */
  readonly next?: string;
  /** The token of the invitation, or of the link for setting up, that the visitor has opened. */
  readonly invitation?: string;
};

/** The sign-in link of the OpenID Connect provider, if configured. */
export function ProviderButton({ next, invitation }: Visit) {
  const { t, language } = useTranslation('accounts');
  // If the request fails, only the form is shown. The form itself reports that the server cannot be reached.
  const { provider, hasPasswords } = useSignInOptions();
  if (provider === null) return null;
  // If signing in creates an account, these set its language and time zone.
  const wishes = {
    next,
    invitation,
    language: bestLanguage([language]),
    timeZone: deviceTimeZone(),
  };
  return (
    <Button variant={hasPasswords ? 'outline' : 'primary'} size="tall" wide asChild>
      <a href={urlOf(accounts.startAtProvider, { query: wishes })}>
        <LogIn className="icon icon-small" aria-hidden />
        {t('signIn.provider', { name: provider })}
      </a>
    </Button>
  );
}
