import '#web/ui/disclosure.css';
import './program-week.css';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Program } from '#contract/programs.ts';
import { Flag } from '#web/golf/flag.tsx';
import { FocusName } from '#web/golf/focus-tag.tsx';
import { hoursOf } from '#web/golf/hours.ts';
import { SessionBar } from '#web/golf/session-bar.tsx';
import { richText, useTranslation } from '#web/i18n/translation.ts';
import { numbersIn } from '#web/platform/numbers.ts';
import { bold } from '#web/ui/bold.tsx';
import { ProgramSession } from './program-session.tsx';

type ProgramWeekProps = {
  readonly week: Program['weeks'][number];
  /** The number of sessions of this week that are completed or skipped; null if the golfer does not follow it. */
  readonly done: number | null;
  /** Whether the plan is in this week. Only this week is open at first. */
  readonly isNow: boolean;
};

/** A week as written by its author: one line, which opens to show its goal, hours, and sessions. */
export function ProgramWeek({ week, done, isNow }: ProgramWeekProps) {
  const { t, parts, language } = useTranslation('programs');
  const headingId = useId();
  const { sessions, focus } = week;
  const minutes = sessions.reduce((sum, session) => sum + session.totalDuration, 0);
  const count = hoursOf(minutes);
  const hours = numbersIn(language).oneDecimal(count);
  const total = sessions.length;
  return (
    <section className={isNow ? 'program-week is-now' : 'program-week'} aria-labelledby={headingId}>
      <details className="disclosure" open={isNow}>
        <summary>
          <h3 className="program-week-number" id={headingId}>
            <span className="visually-hidden">{t('detail.week')}</span>{' '}
            <b className="number">{week.weekNumber}</b>
          </h3>
          <b className="row-title" lang={week.language}>
            {week.title}
          </b>
          <span className="program-week-bars" aria-hidden>
            {sessions.map(({ id, exercises }) => (
              <SessionBar key={id} drills={exercises} slim />
            ))}
          </span>
          {isNow && <Flag />}
          <span className="number">
            {done === null ? t('detail.hoursShort', { hours }) : t('detail.of', { done, total })}
          </span>
          <ChevronDown className="icon icon-small" aria-hidden />
        </summary>
        <div className="stack">
          {week.description !== '' && <p lang={week.language}>{week.description}</p>}
          <p className="with-icon small muted program-week-goal">
            <span>{t('detail.goal')}</span>
            <b className={`focus-${focus}`}>
              <FocusName focus={focus} />
            </b>
            <span>{richText(parts('detail.done', { done: done ?? 0, total, b: bold }))}</span>
            <span>{richText(parts('detail.hours', { count, hours, b: bold }))}</span>
          </p>
          <ul className="stack-small">
            {sessions.map((session) => (
              <ProgramSession key={session.id} session={session} />
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
}
