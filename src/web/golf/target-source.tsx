import '#web/ui/disclosure.css';
import './target-source.css';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SessionExercise } from '#contract/programs.ts';
import { useTranslation } from '#web/i18n/translation.ts';

type TargetSourceProps = {
  readonly scoring: Pick<NonNullable<SessionExercise['scoring']>, 'targets' | 'basis' | 'norm'>;
  /** The golfer's target as text; null while the golfer's own start takes its place. */
  readonly target: string | null;
  /** More about the target. */
  readonly children?: ReactNode;
};

/** Says in one word where a drill's target comes from. It opens to tell the source and for whom the target holds. */
export function TargetSource({ scoring, target, children }: TargetSourceProps) {
  const { t } = useTranslation('training');
  const { targets, basis, norm } = scoring;
  const source = targets === null ? 'own' : basis;
  return (
    <details className="disclosure target-source">
      <summary>
        {target === null ? (
          <span className="visually-hidden">{t('source.of')}</span>
        ) : (
          <span className="link">{t('exercise.why', { target })}</span>
        )}{' '}
        <span className="small muted">{t(`source.${source}.word`)}</span>
        <ChevronDown className="icon icon-small" aria-hidden />
      </summary>
      <p className="small muted">{t(`source.${source}.text`)}</p>
      {children}
      {targets !== null && norm && <p className="small muted">{t('exercise.norm', { norm })}</p>}
    </details>
  );
}
