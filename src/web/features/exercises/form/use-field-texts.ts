import { exerciseMinutes } from '#domain/drills/exercise.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import type { FieldTexts } from '#web/platform/form/contract-resolver.ts';
import type { ExerciseValues } from './exercise-values.ts';

/** Returns error texts for fields whose contract messages are less clear. */
export function useFieldTexts(): FieldTexts<ExerciseValues> {
  const { t } = useTranslation('exercises');
  const number = t('form.notANumber');
  return {
    duration: t('form.minutesRange', exerciseMinutes),
    'scoring.min': number,
    diagram: ({ message }) => t('form.drawingFault', { fault: message }),
  };
}
