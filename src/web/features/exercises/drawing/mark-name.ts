import type { Mark } from '#domain/drills/diagram.ts';
import { useTranslation } from '#web/i18n/translation.ts';

/** What a mark is called in its drawing: "2. Hole". */
export function useMarkName(): (mark: Mark, place: number) => string {
  const { t } = useTranslation('exercises');
  return ({ type }, place) => `${place + 1}. ${t(`marks.${type}`)}`;
}
