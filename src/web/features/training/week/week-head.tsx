import './week-head.css';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { WeekSummary } from '#contract/training-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type WeekHeadProps = { readonly week: WeekSummary; readonly totalWeeks: number };

/** The week's number and dates, between the links to the previous and next week. */
export function WeekHead({ week, totalWeeks }: WeekHeadProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const { weekNumber } = week;
  return (
    <header className="week-head">
      <Arrow
        label={t('week.previous')}
        icon={ChevronLeft}
        to={weekNumber > 1 ? weekNumber - 1 : null}
      />
      <div>
        <h2 className="heading-large">{t('week.title', { week: weekNumber })}</h2>
        <p className="muted">{dates.range(week.weekStart, week.weekEnd, useToday())}</p>
      </div>
      <Arrow
        label={t('week.next')}
        icon={ChevronRight}
        to={weekNumber < totalWeeks ? weekNumber + 1 : null}
      />
    </header>
  );
}

type ArrowProps = {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The number of the linked week; null at either end of the plan. */
  readonly to: number | null;
};

function Arrow({ label, icon: Icon, to }: ArrowProps) {
  const sign = <Icon className="icon" aria-hidden />;
  if (to === null) {
    return (
      <IconButton label={label} ring disabled>
        {sign}
      </IconButton>
    );
  }
  return (
    <IconButton label={label} ring asChild>
      <Link to="/my-schedule/week/$weekNumber" params={{ weekNumber: String(to) }}>
        {sign}
      </Link>
    </IconButton>
  );
}
