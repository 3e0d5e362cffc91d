import '#web/ui/path-line.css';
import './handicap-figure.css';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Flag } from './flag.tsx';
import { type HandicapLine, handicapLine } from './handicap-line.ts';

export type HandicapFigureProps = {
  /** Recorded handicaps, earliest first; a plus handicap is negative. */
  history: readonly number[];
  now: number | null;
  goal: number | null;
  /** Stands at top left: "Thursday 14 May". */
  date?: string | undefined;
  /** The way to set what is missing: it stands where the handicap would, or else where the goal would. */
  ask?: ReactNode;
};

// The line is drawn once per visit; coming back to the screen must not make the golfer wait for it.
let drawnThisVisit = false;

function useFirstDrawing(): boolean {
  const [first] = useState(() => !drawnThisVisit);
  useEffect(() => {
    drawnThisVisit = true;
  }, []);
  return first;
}

/** Only the line, its ball and the flag: for a card as well as for the hero. */
export function HandicapCurve(props: { line: HandicapLine; start: string | null; mini?: boolean }) {
  const { t } = useTranslation('ui');
  const { line, start, mini } = props;
  const [x, y] = line.ball ?? [0, 0];
  const percent = Math.round(line.share * 100);
  return (
    <div
      className={mini ? 'handicap-figure is-small' : 'handicap-figure'}
      style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
    >
      <svg className="handicap-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {line.toGo && <path className="goal-line" d={line.toGo} />}
        {line.past && <path className="past-line" d={line.past} />}
      </svg>
      {start !== null && <span className="handicap-start number">{start}</span>}
      <span className="handicap-pin">
        <Flag />
      </span>
      {line.ball && <span className="handicap-ball" />}
      <div
        className="handicap-level"
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-label={t('handicap.wayToGoal')}
      >
        <i style={{ '--share': `${hundredths(line.share)}%` } as CSSProperties} />
      </div>
    </div>
  );
}

const hundredths = (share: number) => Math.round(share * 10_000) / 100;

type FootProps = { line: HandicapLine; improved: number; goal: string | null; ask: ReactNode };

function Foot({ line, improved, goal, ask }: FootProps) {
  const { t, language } = useTranslation('ui');
  const strokes = new Intl.NumberFormat(language, { minimumFractionDigits: 1 });
  return (
    <p className="handicap-foot">
      {line.ball && (
        <span>
          <b className="number">{strokes.format(Math.abs(improved))}</b>{' '}
          {t(improved < 0 ? 'handicap.worse' : 'handicap.better')}
        </span>
      )}
      {line.ball && !line.reached && (
        <span className="wide-only">
          <b className="number">{Math.round(line.share * 100)}%</b> {t('handicap.ofTheWay')}
        </span>
      )}
      {line.reached && (
        <span>
          <b>{t('handicap.achieved')}</b>
        </span>
      )}
      <span className="handicap-goal">
        {goal === null ? (
          // Never empty, so that the figure keeps its height.
          (ask ?? '\u00a0')
        ) : (
          <>
            {t('handicap.goal')} <b className="number">{goal}</b>
          </>
        )}
      </span>
    </p>
  );
}

/** The handicap line: where the golfer started, stands and wants to go. Goes onto a turf hero. */
export function HandicapFigure({ history, now, goal, date, ask }: HandicapFigureProps) {
  const { t, language } = useTranslation('ui');
  const first = useFirstDrawing();
  const start = history[0] ?? null;
  const current = now ?? history.at(-1) ?? null;
  const known = start !== null && current !== null && goal !== null;
  const line = handicapLine({
    values: known ? history : [],
    start: start ?? 0,
    now: current ?? 0,
    goal: goal ?? 0,
  });
  const write = (handicap: number) => formatHandicap(handicap, language);
  // In tenths, so that 22.6 - 18.4 is 4.2.
  const improved = known ? Math.round((start - current) * 10) / 10 : 0;
  return (
    <div className={first ? 'handicap' : 'handicap is-still'}>
      <p className="handicap-date">{date ?? '\u00a0'}</p>
      <p className="handicap-now">
        <span className="handicap-label">{t('handicap.name')}</span>
        {current === null ? (
          <>
            <span className="visually-hidden">{t('handicap.none')}</span>
            {ask}
          </>
        ) : (
          <span className="number">{write(current)}</span>
        )}
      </p>
      <HandicapCurve line={line} start={known ? write(start) : null} />
      <Foot
        line={line}
        improved={improved}
        goal={goal === null ? null : write(goal)}
        ask={current === null ? null : ask}
      />
    </div>
  );
}
