import '#web/ui/icon-button.css';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { WeekSummary } from '#contract/training-schemas.ts';
import { isMissed } from '#domain/training/missed-sessions.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';
import { weekId } from '../week/show-week.ts';
import { SessionLine } from './session-line.tsx';
import { WeekFigures } from './week-figures.tsx';
import { isComplete, isRest } from './week-state.ts';

type WeekLineProps = { readonly week: WeekSummary; readonly isOpenAtFirst: boolean };

/** A week as one line, which opens to list its sessions unless it is finished or a rest week. */
export function WeekLine({ week, isOpenAtFirst }: WeekLineProps) {
  const { t } = useTranslation('training');
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const sessionsId = useId();
  const { weekNumber, sessions } = week;
  const opens = !isRest(week) && !isComplete(week);
  return (
    <li className="week-line">
      <WeekLink week={week} />
      {opens && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('schedule.sessionsOf', { week: weekNumber })}
          aria-expanded={isOpen}
          aria-controls={sessionsId}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown className="icon icon-small" aria-hidden />
        </button>
      )}
      {opens && (
        <div id={sessionsId} hidden={!isOpen}>
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </div>
      )}
    </li>
  );
}

function stateOf(week: WeekSummary, today: string) {
  if (isRest(week)) return 'rest';
  if (isComplete(week)) return 'done';
  return week.sessions.some((session) => isMissed(session, today)) ? 'missed' : 'planned';
}

function WeekLink({ week }: Pick<WeekLineProps, 'week'>) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const { weekNumber, weekStart, weekEnd } = week;
  const state = stateOf(week, today);
  return (
    <Link
      className="list-row"
      id={weekId(weekNumber)}
      to="/my-schedule/week/$weekNumber"
      params={{ weekNumber: String(weekNumber) }}
    >
      <StatusIcon state={state} />
      <span className="week-line-name">
        <b className="heading-small">{t('schedule.week', { week: weekNumber })}</b>
        <span className="muted small">{dates.range(weekStart, weekEnd, today)}</span>
      </span>
      {state === 'rest' ? (
        <span className="muted small">{t('schedule.rest')}</span>
      ) : (
        <span>
          {state === 'done' && <span className="visually-hidden">{t('schedule.complete')}</span>}
          {state === 'missed' && <span className="visually-hidden">{t('status.missed')}</span>}
          <WeekFigures week={week} />
        </span>
      )}
    </Link>
  );
}
