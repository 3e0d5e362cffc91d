import { useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { accounts } from '#contract/accounts.ts';
import { bestLanguage } from '#domain/language.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { deviceTimeZone } from '#web/platform/device.ts';
import { Button } from '#web/ui/button.tsx';

const optionsQuery = query(accounts.signInOptions);

/** The way to the OpenID Connect provider, where there is one. `next` is where the golfer was going. */
export function ProviderButton({ next }: { readonly next?: string }) {
  const { t, language } = useTranslation('accounts');
  // Without an answer there is the form, which says itself when the server is away.
  const { data: options } = useQuery(optionsQuery);
  if (!options?.provider) return null;
  // For an account that this opens: its language, and where its days begin.
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
