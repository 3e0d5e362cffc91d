import './heat-map.css';
import { type KeyboardEvent, useState } from 'react';
import type { TrainingDay } from '#contract/progress.ts';
import { type DayOnMap, heatMap, mostWeeks, stepMinutes } from '#domain/progress/heat-map.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Minutes } from './minutes.tsx';

/** The training of the last 26 weeks, a cell for each day, which says in words what was done. */
export function HeatMap({ days }: { days: readonly TrainingDay[] }) {
  const { t } = useTranslation('progress');
  const dates = useDates();
  const today = useToday();
  const words = useDayWords();
  const [chosen, setChosen] = useState<DayOnMap | null>(null);
  const sum = (name: 'minutes' | 'sessions') => days.reduce((total, day) => total + day[name], 0);
  return (
    <section className="is-wide heat-card" aria-labelledby="heat">
      <SectionHead
        id="heat"
        title={t('heat.title')}
        aside={
          <span className="small muted">
            {chosen ? (
              t('heat.day', { day: dates.weekdayShort(chosen.on, today), words: words(chosen) })
            ) : (
              <>
                <b className="number">
                  <Minutes minutes={sum('minutes')} />
                </b>
                , {t('heat.sessions', { count: sum('sessions') })}
              </>
            )}
          </span>
        }
      />
      <Days days={days} onChoose={setChosen} />
      <Key />
    </section>
  );
}

/** Says what a day was. */
function useDayWords() {
  const { t } = useTranslation('progress');
  return ({ minutes, rounds, state }: DayOnMap): string => {
    const done = [
      minutes > 0 && t('heat.minutes', { minutes }),
      rounds > 0 && t('heat.rounds', { count: rounds }),
    ].filter(Boolean);
    if (done.length > 0) return done.join(', ');
    return t(state === 'missed' || state === 'planned' ? `heat.${state}` : 'heat.nothing');
  };
}

/** Moves within the table. Weeks are beside each other, and the days of a week below each other. */
const moves: Readonly<Record<string, readonly [weeks: number, days: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const move = moves[event.key];
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null;
  const row = cell?.closest('tr');
  if (!move || !cell || !row) return;
  event.preventDefault();
  const rows = row.parentElement?.children;
  const next = rows?.[[...(rows ?? [])].indexOf(row) + move[1]]?.children[cell.cellIndex + move[0]];
  // The cells of weeks that do not fit are not displayed and take no focus.
  if (next instanceof HTMLTableCellElement) next.focus();
}

type DaysProps = {
  readonly days: readonly TrainingDay[];
  readonly onChoose: (day: DayOnMap) => void;
};

/** A column for each week. One cell takes the focus with Tab: today, or the one that was looked at last. */
function Days({ days, onChoose }: DaysProps) {
  const { t } = useTranslation('progress');
  const dates = useDates();
  const today = useToday();
  const words = useDayWords();
  const [current, setCurrent] = useState(today);
  const weeks = heatMap(days, today);
  return (
    <table
      className="heat-map"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take the focus
      role="grid"
      aria-label={t('heat.label', { weeks: mostWeeks })}
      onKeyDown={moveFocus}
    >
      <thead>
        <tr>
          <td />
          {weeks.map(({ monday, startsMonth, days: inWeek }) => (
            <th key={monday} scope="col">
              {startsMonth && (
                <span aria-hidden>{dates.monthShort(inWeek.at(-1)?.on ?? monday)}</span>
              )}
              <span className="visually-hidden">{dates.short(monday, today)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks[0]?.days.map(({ on: weekday }, place) => (
          <tr key={weekday}>
            <th scope="row">{dates.weekday(weekday)}</th>
            {weeks.map(({ monday, days: inWeek }) => {
              const day = inWeek[place];
              if (day === undefined) return null;
              return (
                <td
                  key={monday}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the table
                  role="gridcell"
                  tabIndex={day.on === current ? 0 : -1}
                  onFocus={() => {
                    setCurrent(day.on);
                    onChoose(day);
                  }}
                >
                  <Cell day={day} />
                  <span className="visually-hidden">{words(day)}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ day: { state, step, rounds, isToday } }: { day: DayOnMap }) {
  const looks = [
    'heat-day',
    `is-${state}`,
    step > 0 && `is-step-${step}`,
    rounds > 0 && 'has-round',
    isToday && 'is-today',
  ];
  return <i className={looks.filter(Boolean).join(' ')} aria-hidden />;
}

/** What the marks mean. */
function Key() {
  const { t } = useTranslation('progress');
  const [first] = stepMinutes;
  const last = stepMinutes.at(-1) ?? first;
  return (
    <p className="between between-wrap small muted heat-key" aria-hidden>
      <span className="with-icon">
        {first}
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={`heat-day is-step-${step}`} />
        ))}
        {t('heat.keyMinutes', { minutes: last })}
      </span>
      <span className="with-icon">
        <i className="heat-day is-round has-round" />
        {t('heat.keyRound')}
        <i className="heat-day is-missed" />
        {t('heat.missed')}
      </span>
    </p>
  );
}
