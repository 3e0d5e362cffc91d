import type { Focus } from '#domain/drills/drill.ts';
import type { ExerciseType } from '#domain/drills/exercise.ts';
import { useTranslation } from '#web/i18n/translation.ts';

/** Returns the focus that golfers see for a type: `iron_swing` is shown as irons. */
export const focusOf = (type: ExerciseType): Focus => (type === 'iron_swing' ? 'irons' : type);

/** Returns a function that names exercise types. */
export function useTypeName(): (type: ExerciseType) => string {
  const { t } = useTranslation('exercises');
  const { t: ui } = useTranslation('ui');
  return (type) => (type === 'iron_swing' ? t('ironSwing') : ui(`focus.${type}`));
}
