import '#web/ui/tile.css';
import './schedule-tiles.css';
import { CalendarRange, CalendarSync, CalendarX2, CirclePause } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Enrollment, WeekSummary } from '#contract/training-schemas.ts';
import type { KeyBelow } from '#i18n/translate.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';
import type { PlanChange } from '../plan-dialogs/plan-dialogs.tsx';
import { showWeek } from '../week/show-week.ts';
import { type PhoneCalendar, usePhoneCalendar } from './use-phone-calendar.tsx';

type Tile = {
  readonly name: KeyBelow<'training', 'schedule.tiles'>;
  readonly icon: ReactNode;
  readonly press: () => void;
  readonly busy?: boolean;
  /** Whether the tile deletes something permanently. */
  readonly danger?: boolean;
};

const loadDialogs = () => import('../plan-dialogs/plan-dialogs.tsx');
const PlanDialogs = lazily(loadDialogs, 'PlanDialogs');

/** Loads the dialogs early, when the pointer or the focus reaches a tile. */
const fetchAhead = () => void loadDialogs().catch(() => {});

type ScheduleTilesProps = {
  readonly enrollment: Enrollment;
  readonly weeks: readonly WeekSummary[];
  readonly PhoneCalendar: PhoneCalendar;
};

/** The actions for the whole plan, two in a row, below the note about a pause. */
export function ScheduleTiles({ enrollment, weeks, PhoneCalendar }: ScheduleTilesProps) {
  const { t } = useTranslation('training');
  const phoneCalendar = usePhoneCalendar(PhoneCalendar);
  const dialogs = useDialog(PlanDialogs, t('schedule.tileFailed'));
  const [change, setChange] = useState<PlanChange>('reschedule');
  const ask = (next: PlanChange) => {
    setChange(next);
    void dialogs.show();
  };
  const { pause, currentWeek } = enrollment;
  const tiles: readonly Tile[] = [
    {
      name: 'currentWeek',
      icon: <FocusIcon name="current_week" />,
      press: () => showWeek(currentWeek),
    },
    {
      name: 'phoneCalendar',
      icon: <CalendarSync className="icon" aria-hidden />,
      press: phoneCalendar.press,
      busy: phoneCalendar.busy,
    },
    {
      name: 'reschedule',
      icon: <CalendarRange className="icon" aria-hidden />,
      press: () => ask('reschedule'),
    },
    // A paused plan shows a note with a button to end the pause instead.
    ...(pause
      ? []
      : [
          {
            name: 'pause',
            icon: <CirclePause className="icon" aria-hidden />,
            press: () => ask('pause'),
          } as const,
        ]),
    {
      name: 'abandon',
      icon: <CalendarX2 className="icon" aria-hidden />,
      press: () => ask('abandon'),
      danger: true,
    },
  ];
  return (
    <>
      {pause && <PauseNote pause={pause} onEnd={() => ask('endPause')} />}
      <ul className="tiles" aria-label={t('schedule.actions')}>
        {tiles.map(({ name, icon, press, busy, danger }) => (
          <li key={name}>
            <button
              type="button"
              className={danger ? 'list-row tile is-danger' : 'list-row tile'}
              aria-busy={busy || dialogs.busy}
              onClick={press}
              onPointerEnter={fetchAhead}
              onFocus={fetchAhead}
            >
              {icon}
              <b>{t(`schedule.tiles.${name}`)}</b>
            </button>
          </li>
        ))}
      </ul>
      {phoneCalendar.dialog}
      {dialogs.opened > 0 && (
        <PlanDialogs enrollment={enrollment} weeks={weeks} change={change} {...dialogs.state} />
      )}
    </>
  );
}

type PauseNoteProps = {
  readonly pause: NonNullable<Enrollment['pause']>;
  readonly onEnd: () => void;
};

/** Says that the plan is or will be paused, and lets the golfer end the pause. */
function PauseNote({ pause, onEnd }: PauseNoteProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const runs = pause.from <= today;
  const days = { from: dates.day(pause.from, today), to: dates.day(pause.to, today) };
  return (
    <section className="between is-middle sand pause-note" aria-labelledby="pause-title">
      <div>
        <h3 className="heading-small" id="pause-title">
          {t(runs ? 'pause.runs' : 'pause.comes', days)}
        </h3>
        <p className="small">
          {t(`pause.reasons.${pause.reason}`)}. {t('pause.frozen')}
        </p>
      </div>
      <Button variant="outline" size="slim" onClick={onEnd}>
        {t('endPause.confirm')}
      </Button>
    </section>
  );
}
