import './schedule-screen.css';
import type { Enrollment, WeekSummary } from '#contract/training-schemas.ts';
import { EmptyView } from '#web/golf/empty-view.tsx';
import { useStartsIn } from '#web/golf/plan-week.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { QueryBoundary } from '#web/platform/screen/states.tsx';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { MissedNote } from '../plan-dialogs/missed-note.tsx';
import { PauseNote } from './pause-note.tsx';
import { ScheduleSummary } from './schedule-summary.tsx';
import { ScheduleTiles } from './schedule-tiles.tsx';
import { ScheduleWeeks } from './schedule-weeks.tsx';
import type { PhoneCalendar } from './use-phone-calendar.tsx';
import { usePlan } from './use-plan.ts';
import { usePlanDialogs } from './use-plan-dialogs.tsx';

type ScheduleScreenProps = { readonly PhoneCalendar: PhoneCalendar };

export function ScheduleScreen({ PhoneCalendar }: ScheduleScreenProps) {
  const { t } = useTranslation('training');
  return (
    <QueryBoundary
      skeleton={<ScheduleSkeleton />}
      title={t('schedule.failed.title')}
      safe={t('schedule.failed.safe')}
    >
      <Schedule PhoneCalendar={PhoneCalendar} />
    </QueryBoundary>
  );
}

function Schedule({ PhoneCalendar }: ScheduleScreenProps) {
  const { enrollment, weeks } = usePlan();
  if (!enrollment) return <NoProgram />;
  return <ActiveSchedule {...{ enrollment, weeks, PhoneCalendar }} />;
}

type ActiveScheduleProps = ScheduleScreenProps & {
  readonly enrollment: Enrollment;
  readonly weeks: readonly WeekSummary[];
};

function ActiveSchedule({ enrollment, weeks, PhoneCalendar }: ActiveScheduleProps) {
  const { currentWeek, pause } = enrollment;
  const startsIn = useStartsIn(enrollment);
  const { dialogs, ...opening } = usePlanDialogs({ enrollment, weeks });
  return (
    <div className="columns schedule page-wide">
      <div className="gutter stack">
        <ScheduleSummary enrollment={enrollment} />
        <MissedNote enrollment={enrollment} />
        {pause && <PauseNote pause={pause} onEnd={() => opening.ask('endPause')} />}
      </div>
      <ScheduleWeeks weeks={weeks} currentWeek={currentWeek} startsIn={startsIn} />
      <div className="gutter">
        <ScheduleTiles {...{ enrollment, PhoneCalendar, ...opening }} />
      </div>
      {dialogs}
    </div>
  );
}

function NoProgram() {
  const { t } = useTranslation('training');
  return (
    <div className="gutter">
      <EmptyView
        title={t('schedule.none.title')}
        action={
          <Button size="tall" asChild>
            <Link to="/programs">{t('schedule.none.browse')}</Link>
          </Button>
        }
      >
        {t('schedule.none.text')}
      </EmptyView>
    </div>
  );
}

const lines = [1, 2, 3, 4];

function ScheduleSkeleton() {
  return (
    <SkeletonScreen className="columns schedule page-wide">
      <div className="gutter">
        <Skeleton width="100%" height={240} radius={20} />
      </div>
      <div className="gutter stack">
        <Skeleton width="100%" height={264} radius={20} />
        {lines.map((line) => (
          <Skeleton key={line} width="100%" height={56} />
        ))}
      </div>
    </SkeletonScreen>
  );
}
