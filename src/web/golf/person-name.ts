import type { Person } from '#contract/friends.ts';
import { useTranslation } from '#web/i18n/translation.ts';

/** Returns the name shown for another golfer, or a generic word if no name is known. */
export function usePersonName(): (person: Pick<Person, 'firstName' | 'lastName'>) => string {
  const { t } = useTranslation('app');
  return ({ firstName, lastName }) =>
    [firstName, lastName].filter(Boolean).join(' ') || t('somebody');
}
