import './drills-card.css';
import { type ReactNode, useState } from 'react';
import type { ScoredDrill } from '#contract/progress.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { drillPlot, fewestTries } from '#domain/progress/drill-plot.ts';
import { Flag } from '#web/golf/flag.tsx';
import { useScoreText } from '#web/golf/score-text.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { DrillSheet } from './drill-sheet.tsx';

/** Drills that are shown at first: three rows on a phone. */
const shownFirst = 6;

type DrillsCardProps = {
  /** The most recently scored first. */
  readonly drills: readonly ScoredDrill[];
  /** Chooses between them. */
  readonly choice?: ReactNode;
};

/** Drills as small charts on one time axis: each try, the own best, and the target. A press opens all scores. */
export function DrillsCard({ drills, choice }: DrillsCardProps) {
  const { t } = useTranslation('progress');
  const [all, setAll] = useState(false);
  const [{ drill, open }, setOpened] = useState<{ drill: ScoredDrill | null; open: boolean }>({
    drill: null,
    open: false,
  });
  const days = drills.flatMap((each) => each.days).toSorted();
  const period = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const shown = all ? drills : drills.slice(0, shownFirst);
  return (
    <section className="is-all drills" aria-labelledby="drills">
      <SectionHead id="drills" title={t('drills.title')} />
      {choice}
      {drills.length === 0 && <p className="muted">{t('drills.none')}</p>}
      <ul>
        {shown.map((each) => (
          <Drill
            key={each.exerciseId}
            drill={each}
            period={period}
            onOpen={() => setOpened({ drill: each, open: true })}
          />
        ))}
      </ul>
      {shown.length < drills.length && (
        <Button variant="outline" onClick={() => setAll(true)}>
          {t('drills.all', { count: drills.length })}
        </Button>
      )}
      {drill && (
        <DrillSheet
          drill={drill}
          open={open}
          onOpenChange={(next) => setOpened({ drill, open: next })}
        />
      )}
    </section>
  );
}

type Period = { readonly from: CalendarDate; readonly to: CalendarDate };
type DrillProps = {
  readonly drill: ScoredDrill;
  readonly period: Period;
  readonly onOpen: () => void;
};

function Drill({ drill, period, onOpen }: DrillProps) {
  const { t } = useTranslation('progress');
  const write = useScoreText(drill, drill.isMixed);
  const { name, focus, unit, max, best, count } = drill;
  const last = drill.scores.at(-1) ?? best;
  const missing = fewestTries - count;
  return (
    <li>
      <button type="button" className={`card drill focus-${focus}`} onClick={onOpen}>
        <b className="small">{name}</b>{' '}
        <span>
          <b className="number number-medium">{write(last)}</b>{' '}
          <span className="small muted">
            {max === null || drill.isMixed ? unit : t('drills.of', { max: write(max) })}
          </span>
        </span>{' '}
        <Tries drill={drill} period={period} />
        <span className="between small muted">
          {missing > 0 ? (
            <span>{t('drills.more', { count: missing })}</span>
          ) : (
            <span className={last === best ? 'is-reached' : undefined}>
              {last === best ? t('drills.best') : t('drills.ofBest', { best: write(best) })}
            </span>
          )}{' '}
          <Aim drill={drill} last={last} write={write} />
        </span>
      </button>
    </li>
  );
}

function Tries({ drill, period }: Pick<DrillProps, 'drill' | 'period'>) {
  const aim = drill.target ?? drill.baseline;
  const { tries, best, target } = drillPlot({ ...drill, target: aim }, period);
  return (
    <span className="drill-plot" aria-hidden>
      <svg className="drawing-layer" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path className="drill-base" d="M0 100H100" />
        {target !== null && <path className="drill-target" d={`M0 ${target}H100`} />}
        {best.length > 0 && <path className="drill-best" d={`M${best.join('L')}`} />}
      </svg>
      {target !== null && (
        <span className="drill-flag" style={{ top: `${target}%` }}>
          <Flag />
        </span>
      )}
      {tries.map(({ x, y, isGood }, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the try
          key={index}
          className={isGood ? 'is-good' : undefined}
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      ))}
    </span>
  );
}

type AimProps = {
  readonly drill: ScoredDrill;
  readonly last: number;
  readonly write: (score: number) => string;
};

/** The target and whether it was reached. Without a target, the golfer's baseline. */
function Aim({ drill: { better, target, baseline }, last, write }: AimProps) {
  const { t } = useTranslation('progress');
  if (target === null)
    return baseline === null ? null : (
      <span>{t('drills.start', { baseline: write(baseline) })}</span>
    );
  const reached = better === 'higher' ? last >= target : last <= target;
  return <span>{t(reached ? 'drills.reached' : 'drills.target', { target: write(target) })}</span>;
}
