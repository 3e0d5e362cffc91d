import type { Focus } from '#domain/drills/drill.ts';
import type { ExerciseType } from '#domain/drills/exercise.ts';
import { useTranslation } from '#web/i18n/translation.ts';

/** The training focus that golfers see of a type: an iron swing is trained with irons. */
export const focusOf = (type: ExerciseType): Focus => (type === 'iron_swing' ? 'irons' : type);

/** How types are called. */
export function useTypeName(): (type: ExerciseType) => string {
  const { t } = useTranslation('exercises');
  const { t: ui } = useTranslation('ui');
  return (type) => (type === 'iron_swing' ? t('ironSwing') : ui(`focus.${type}`));
}
