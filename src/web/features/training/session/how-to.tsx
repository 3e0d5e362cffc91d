import '#web/ui/disclosure.css';
import './how-to.css';
import { ChevronDown } from 'lucide-react';
import type { SessionExercise } from '#contract/programs.ts';
import { useTranslation } from '#web/i18n/translation.ts';

/** Background that a golfer reads once: purpose, equipment, and common mistakes. */
export function HowTo({ exercise }: { exercise: SessionExercise }) {
  const { t } = useTranslation('training');
  const { purpose, setUp, equipment, commonFaults, howToLanguage: lang } = exercise;
  const { alternatives, safety } = exercise;
  const texts = [purpose, setUp, safety, ...equipment, ...alternatives];
  if (texts.every((text) => text === '') && commonFaults.length === 0) return null;
  return (
    <details className="disclosure how-to">
      <summary className="link">
        <ChevronDown className="icon icon-small" aria-hidden />
        {t('exercise.howTo')}
      </summary>
      <dl className="stack-small">
        {setUp && (
          <div>
            <dt>{t('exercise.setUp')}</dt>
            <dd lang={lang}>{setUp}</dd>
          </div>
        )}
        {equipment.length > 0 && (
          <div>
            <dt>{t('exercise.equipment')}</dt>
            <dd lang={lang}>{equipment.join(', ')}</dd>
          </div>
        )}
        {safety && (
          <div>
            <dt>{t('exercise.safety')}</dt>
            <dd lang={lang}>{safety}</dd>
          </div>
        )}
        {alternatives.length > 0 && (
          <div>
            <dt>{t('exercise.alternatives')}</dt>
            {alternatives.map((alternative) => (
              <dd key={alternative} lang={lang}>
                {alternative}
              </dd>
            ))}
          </div>
        )}
        {purpose && (
          <div>
            <dt>{t('exercise.purpose')}</dt>
            <dd lang={lang}>{purpose}</dd>
          </div>
        )}
        {commonFaults.length > 0 && (
          <div>
            <dt>{t('exercise.faults')}</dt>
            {commonFaults.map(({ fault, fix }) => (
              <dd key={fault} className="fault" lang={lang}>
                <b>{fault}</b> {fix}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </details>
  );
}
