import '#web/ui/tile.css';
import './schedule-tiles.css';
import { CalendarRange, CalendarSync, CalendarX2, CirclePause } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Enrollment } from '#contract/training-schemas.ts';
import type { KeyBelow } from '#i18n/translate.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { showWeek } from '../week/show-week.ts';
import { type PhoneCalendar, usePhoneCalendar } from './use-phone-calendar.tsx';
import { fetchDialogs, type PlanDialogState } from './use-plan-dialogs.tsx';

type Tile = {
  readonly name: KeyBelow<'training', 'schedule.tiles'>;
  readonly icon: ReactNode;
  readonly press: () => void;
  readonly busy?: boolean;
  /** Whether the tile deletes something permanently. */
  readonly danger?: boolean;
};

type ScheduleTilesProps = Omit<PlanDialogState, 'dialogs'> & {
  readonly enrollment: Enrollment;
  readonly PhoneCalendar: PhoneCalendar;
};

/** The actions for the whole plan, two in a row. */
export function ScheduleTiles({ enrollment, PhoneCalendar, ask, busy: opens }: ScheduleTilesProps) {
  const { t } = useTranslation('training');
  const phoneCalendar = usePhoneCalendar(PhoneCalendar);
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
      <ul className="tiles" aria-label={t('schedule.actions')}>
        {tiles.map(({ name, icon, press, busy, danger }) => (
          <li key={name}>
            <button
              type="button"
              className={danger ? 'list-row tile is-danger' : 'list-row tile'}
              aria-busy={busy || opens}
              onClick={press}
              onPointerEnter={fetchDialogs}
              onFocus={fetchDialogs}
            >
              {icon}
              <b>{t(`schedule.tiles.${name}`)}</b>
            </button>
          </li>
        ))}
      </ul>
      {phoneCalendar.dialog}
    </>
  );
}
