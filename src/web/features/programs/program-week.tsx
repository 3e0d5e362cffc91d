import { numbersIn } from '#web/platform/numbers.ts';
import './program-week.css';
import { useId } from 'react';
import type { Program } from '#contract/programs.ts';
import { FocusName } from '#web/golf/focus-tag.tsx';
import { hoursOf } from '#web/golf/hours.ts';
import { richText, useTranslation } from '#web/i18n/translation.ts';
import { bold } from '#web/ui/bold.tsx';
import { ProgramSession } from './program-session.tsx';

type ProgramWeekProps = {
  readonly week: Program['weeks'][number];
  /** The number of sessions of this week that are completed or skipped. */
  readonly done: number;
};

/** A week as written by its author: goal, hours, and sessions. */
export function ProgramWeek({ week, done }: ProgramWeekProps) {
  const { t, parts, language } = useTranslation('programs');
  const headingId = useId();
  const { sessions, focus } = week;
  const minutes = sessions.reduce((sum, session) => sum + session.totalDuration, 0);
  const count = hoursOf(minutes);
  const hours = numbersIn(language).oneDecimal(count);
  return (
    <section className="stack" aria-labelledby={headingId}>
      <div className="program-week-head">
        <h3 className="small muted program-week-number" id={headingId}>
          <span>{t('detail.week')}</span> <b className="number">{week.weekNumber}</b>
        </h3>
        <div>
          <p className="with-icon small muted program-week-goal">
            <span>{t('detail.goal')}</span>
            <b className={`focus-${focus}`}>
              <FocusName focus={focus} />
            </b>
          </p>
          <p className="heading-small" lang={week.language}>
            {week.title}
          </p>
        </div>
        <p className="program-week-total small muted">
          <span>{richText(parts('detail.done', { done, total: sessions.length, b: bold }))}</span>
          <span>{richText(parts('detail.hours', { count, hours, b: bold }))}</span>
        </p>
      </div>
      <ul className="stack-small">
        {sessions.map((session) => (
          <ProgramSession key={session.id} session={session} />
        ))}
      </ul>
    </section>
  );
}
