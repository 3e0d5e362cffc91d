import type { ReactNode } from 'react';
import { freeNumber, isSameName, numbered } from '#domain/packs/free-name.ts';
import { useTranslation } from '#web/i18n/translation.ts';

type Named = {
  /** What is in the field, and what was in it when the form opened. */
  readonly typed: string;
  readonly opened: string;
  /** All names, including its own. */
  readonly names: readonly string[];
  readonly mostCharacters: number;
};

/** A hint for a name that something else has. It suggests another name, but does not keep anybody from saving. */
export function useNameHint({ typed, opened, names, mostCharacters }: Named): ReactNode {
  const { t } = useTranslation('admin');
  if (typed.trim() === '' || isSameName(typed, opened)) return undefined;
  const number = freeNumber(typed, names, mostCharacters);
  if (number === 1) return undefined;
  const name = numbered(typed, number, mostCharacters);
  return <span role="status">{t('nameUsed', { name })}</span>;
}
