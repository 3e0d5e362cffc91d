import type { Ref } from 'react';
import type { Program } from '#contract/programs.ts';
import { FocusName } from '#web/golf/focus-tag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';

type WeekPlanProps = {
  readonly week: Program['weeks'][number];
  readonly ref?: Ref<HTMLLIElement>;
};

export function WeekPlan({ week, ref }: WeekPlanProps) {
  const { t } = useTranslation('landing');
  return (
    <li className="lw" ref={ref} tabIndex={-1}>
      <p className="lw-n num">
        <span className="sr">{t('schedule.week')} </span>
        {week.weekNumber}
      </p>
      <div>
        <h4 className="h-sm">
          <FocusName focus={week.focus} />
        </h4>
        <p className="soft small">{week.description}</p>
        <ul>
          {week.sessions.map((session) => (
            <li key={session.id}>
              <span className="soft">{t('schedule.day', { day: session.dayNumber })}</span>
              <span>{session.title}</span>
              <span className="num">
                {session.totalDuration} <small>{t('schedule.minutes')}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
