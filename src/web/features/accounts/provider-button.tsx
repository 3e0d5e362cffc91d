import { useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { accounts } from '#contract/accounts.ts';
import { bestLanguage } from '#domain/language.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { deviceTimeZone } from '#web/platform/browser/device-traits.ts';
import { Button } from '#web/ui/button.tsx';

const optionsQuery = query(accounts.signInOptions);

/** The sign-in link of the OpenID Connect provider, if configured. `next` is the page the golfer was going to. */
export function ProviderButton({ next }: { readonly next?: string }) {
  const { t, language } = useTranslation('accounts');
  // If the request fails, only the form is shown. The form itself reports that the server cannot be reached.
  const { data: options } = useQuery(optionsQuery);
  if (!options?.provider) return null;
  // If signing in creates an account, these set its language and time zone.
  const wishes = { next, language: bestLanguage([language]), timeZone: deviceTimeZone() };
  return (
    <Button variant="outline" size="tall" wide asChild>
      <a href={urlOf(accounts.startAtProvider, { query: wishes })}>
        <LogIn className="icon icon-small" aria-hidden />
        {t('signIn.provider', { name: options.provider })}
      </a>
    </Button>
  );
}
