import type { ExerciseType } from '#domain/drills/exercise.ts';
import { useTranslation } from '#web/i18n/translation.ts';

/** Returns a function that names exercise types. */
export function useTypeName(): (type: ExerciseType) => string {
  const { t } = useTranslation('exercises');
  const { t: ui } = useTranslation('ui');
  return (type) => (type === 'iron_swing' ? t('ironSwing') : ui(`focus.${type}`));
}
