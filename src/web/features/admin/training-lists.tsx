import { useNumbers } from '#web/platform/numbers.ts';
import './statistics.css';
import type { Statistics } from '#contract/admin-schemas.ts';
import { ProgramSearch } from '#web/golf/program-search.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { EmptyState } from '#web/platform/screen/states.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Shows what share of the golfers who started a program reached each of its weeks. */
export function ProgramWeeks({ programs }: { readonly programs: Statistics['programs'] }) {
  const { t } = useTranslation('admin');
  return (
    <section className="stack" aria-labelledby="program-weeks">
      <SectionHead id="program-weeks" title={t('reached.title')} />
      {programs.length === 0 ? (
        <EmptyState title={t('reached.none')} text={t('countedDaily')} />
      ) : (
        <ProgramSearch programs={programs}>
          {(shown) => shown.map((program) => <Reached key={program.id} {...program} />)}
        </ProgramSearch>
      )}
    </section>
  );
}

function Reached({ name, language, started, active, reached }: Statistics['programs'][number]) {
  const { t } = useTranslation('admin');
  const { percent } = useNumbers();
  return (
    <details className="card card-padded">
      <summary>
        <b lang={language}>{name}</b>{' '}
        <span className="small muted">{t('reached.plans', { started, active })}</span>
      </summary>
      <ul className="ruled">
        {reached.map((plans, index) => {
          const label = t('reached.week', { week: index + 1 });
          return (
            <li className="fact-row" key={label}>
              <span>{label}</span>
              <b className="number">{percent(share(plans, started))}</b>
              <ProgressBar share={share(plans, started)} label={`${name}, ${label}`} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Shows how often scores meet the target. A low share means that the target is too hard. */
export function DrillTargets({ drills }: { readonly drills: Statistics['drills'] }) {
  const { t } = useTranslation('admin');
  const { percent, write } = useNumbers();
  return (
    <section className="stack" aria-labelledby="drill-targets">
      <SectionHead id="drill-targets" title={t('targets.title')} />
      {drills.length === 0 ? (
        <EmptyState title={t('targets.none')} text={t('countedDaily')} />
      ) : (
        <ul className="ruled">
          {drills.map(({ id, name, language, level, target, scores, met }) => (
            <li className="fact-row" key={`${id} ${level}`}>
              <b lang={language}>{name}</b>
              <b className="number">{percent(share(met, scores))}</b>
              <p className="small muted">
                {t('targets.of', {
                  level: t(`levels.${level}`),
                  target: write(target),
                  scores: write(scores),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
