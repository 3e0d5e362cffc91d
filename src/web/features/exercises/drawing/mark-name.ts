import type { Mark } from '#domain/drills/diagram.ts';
import { useTranslation } from '#web/i18n/translation.ts';

/** Returns the name of a mark in its drawing, such as "2. Hole". */
export function useMarkName(): (mark: Mark, place: number) => string {
  const { t } = useTranslation('exercises');
  return ({ type }, place) => `${place + 1}. ${t(`marks.${type}`)}`;
}
