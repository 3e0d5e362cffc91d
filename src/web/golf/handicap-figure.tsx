import { numbersIn } from '#web/platform/numbers.ts';
import '#web/ui/path-line.css';
import './handicap-figure.css';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { formatHandicap, wholePercent } from '#domain/handicap/handicap.ts';
import { projectedDate } from '#domain/handicap/projection.ts';
import { richText, useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { bold } from '#web/ui/bold.tsx';
import { Flag } from './flag.tsx';
import { GoalAhead, type HandicapWords, WayMade } from './handicap-foot.tsx';
import { type HandicapLine, handicapLine } from './handicap-line.ts';

export type HandicapFigureProps = HandicapWords & {
  /** The control for setting the missing handicap or goal. */
  readonly ask?: ReactNode;
  /** Shown next to the label. */
  readonly mark?: ReactNode;
  /** Offers a new goal in place of the reached one. */
  readonly newGoal?: ReactNode;
};

// The line is animated once per visit, so that the golfer need not wait for it when returning to the screen.
let drawnThisVisit = false;

function useFirstDrawing(): boolean {
  const [first] = useState(() => !drawnThisVisit);
  useEffect(() => {
    drawnThisVisit = true;
  }, []);
  return first;
}

type HandicapCurveProps = {
  readonly line: HandicapLine;
  /** The first number; null if there is only one record. */
  readonly start: string | null;
  /** Without a pace, the line to the goal is faint because it is only a direction. */
  readonly hasPace: boolean;
  readonly mini?: boolean;
};

/** Only the line, the ball, and the flag; for cards as well as the hero. */
export function HandicapCurve({ line, start, hasPace, mini = false }: HandicapCurveProps) {
  const { t } = useTranslation('ui');
  const [x, y] = line.ball;
  const looks = [
    'handicap-figure',
    mini && 'is-small',
    line.state === 'reached' && 'is-reached',
    line.state === 'passed' && 'is-passed',
  ];
  const places = { '--x': `${x}%`, '--y': `${y}%`, '--label-y': `${line.label.y}%` };
  return (
    <div className={looks.filter(Boolean).join(' ')} style={places as CSSProperties}>
      <svg
        className="drawing-layer handicap-lines"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden
      >
        {line.toGo && (
          <path className={hasPace ? 'goal-line' : 'goal-line is-faint'} d={line.toGo} />
        )}
        {line.past && <path className="past-line" d={line.past} />}
      </svg>
      {start !== null && (
        <span
          className={`handicap-start number ${line.label.side === 'below' ? 'is-below' : 'is-above'}`}
        >
          {start}
        </span>
      )}
      {line.state === 'reached' && <i className="handicap-rings" />}
      <span className="handicap-pin">
        <Flag />
      </span>
      <span className="path-ball handicap-ball" />
      <div
        className="handicap-level"
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={wholePercent(line.share * 100)}
        aria-label={t('handicap.wayToGoal')}
      >
        <i style={{ '--share': `${Math.round(line.share * 10_000) / 100}%` } as CSSProperties} />
      </div>
    </div>
  );
}

/** Shows the percentage done, on wide screens and from one percent on. */
function Share({ line }: { readonly line: HandicapLine }) {
  const { parts, language } = useTranslation('ui');
  const percent = wholePercent(line.share * 100);
  if (line.state !== 'falling' || percent < 1) return null;
  const written = numbersIn(language).percent(percent / 100);
  return (
    <span className="wide-only">
      {richText(parts('handicap.ofTheWay', { percent: written, b: bold }))}
    </span>
  );
}

/** The length of the longest numbers that are shown at full size, such as 18.4 and +1.4. */
const fullSize = 4;

/** The handicap line: the golfer's start, current handicap, and goal. Belongs on a turf hero. */
export function HandicapFigure({ ask, mark, newGoal, ...words }: HandicapFigureProps) {
  const { t, language } = useTranslation('ui');
  const dates = useDates();
  const first = useFirstDrawing();
  const { records, goal, today } = words;
  const [start] = records;
  const current = records.at(-1);
  const line = handicapLine(records, goal);
  const number = current && formatHandicap(current.handicap, language);
  const hasPace = goal !== null && projectedDate({ records, goal, today }) !== null;
  const isDrawn = line.past !== '' && start !== undefined;
  return (
    <div className={first ? 'handicap' : 'handicap is-still'}>
      <p className="handicap-date">{dates.day(today)}</p>
      <p className="handicap-now">
        <span className="handicap-label">
          {t('handicap.name')}
          {mark}
        </span>
        {number === undefined ? (
          <span className="heading-large handicap-none">{t('handicap.none')}</span>
        ) : (
          <span className={number.length > fullSize ? 'number is-long' : 'number'}>{number}</span>
        )}
      </p>
      <HandicapCurve
        line={line}
        start={isDrawn ? formatHandicap(start.handicap, language) : null}
        hasPace={hasPace || line.state === 'unset'}
      />
      <p className="between is-middle handicap-foot">
        <span>
          <WayMade {...words} />
        </span>
        <Share line={line} />
        <span className="handicap-goal">
          {newGoal || ask || (goal !== null && <GoalAhead {...words} goal={goal} />)}
        </span>
      </p>
    </div>
  );
}
