import type { Person } from '#contract/friends.ts';
import { useTranslation } from '#web/i18n/translation.ts';

/** How other golfers are called: by their names, or as a golfer where none is known. */
export function usePersonName(): (person: Pick<Person, 'firstName' | 'lastName'>) => string {
  const { t } = useTranslation('app');
  return ({ firstName, lastName }) =>
    [firstName, lastName].filter(Boolean).join(' ') || t('somebody');
}
