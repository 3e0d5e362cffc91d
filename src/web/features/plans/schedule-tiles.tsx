import { CalendarSync } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { plans } from '#i18n/en/plans.ts';
import { FocusIcon } from '#web/ui/focus-icon.tsx';
import { showWeek } from './show-week.ts';
import { usePhoneCalendar } from './use-phone-calendar.ts';

type Tile = {
  readonly name: keyof typeof plans.schedule.tiles;
  readonly icon: ReactNode;
  readonly press: () => void;
  /** Takes something away that does not come back. */
  readonly danger?: boolean;
};

/** What can be done with the whole plan, two in a row. */
export function ScheduleTiles({ currentWeek }: { readonly currentWeek: number }) {
  const { t } = useTranslation('plans');
  const openPhoneCalendar = usePhoneCalendar();
  const tiles: readonly Tile[] = [
    {
      name: 'currentWeek',
      icon: <FocusIcon name="current_week" />,
      press: () => showWeek(currentWeek),
    },
    {
      name: 'phoneCalendar',
      icon: <CalendarSync className="icon" aria-hidden />,
      press: openPhoneCalendar,
    },
  ];
  return (
    <ul className="tiles" aria-label={t('schedule.actions')}>
      {tiles.map(({ name, icon, press, danger }) => (
        <li key={name}>
          <button type="button" className={danger ? 'tile is-danger' : 'tile'} onClick={press}>
            {icon}
            <b>{t(`schedule.tiles.${name}`)}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
