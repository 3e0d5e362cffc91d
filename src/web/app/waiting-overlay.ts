import type { User } from '#contract/accounts.ts';
import type { CalendarItem } from '#contract/activities-schemas.ts';
import type { DashboardPayload } from '#contract/dashboard.ts';
import type { HandicapEntry } from '#contract/handicap.ts';
import type { ProgressOverview } from '#contract/progress.ts';
import type { Stats } from '#contract/progress-schemas.ts';
import type { Enrollment, SessionDetails, WeekSummary } from '#contract/training-schemas.ts';
import { waitingCalendar } from '#web/features/activities/calendar/waiting-calendar.ts';
import { waitingDashboard } from '#web/features/dashboard/waiting-dashboard.ts';
import { waitingGolfer, waitingHandicaps } from '#web/features/handicap/waiting-handicap.ts';
import { waitingOverview } from '#web/features/progress/waiting-overview.ts';
import {
  waitingDetails,
  waitingEnrollment,
  waitingWeeks,
} from '#web/features/training/waiting/waiting-plan.ts';
import type { Overlay } from '#web/platform/queue/overlay-context.ts';
import { waitingStats } from '#web/platform/queue/waiting-stats.ts';

export { overlayContext } from '#web/platform/queue/overlay-context.ts';

const calendarPath = '/api/user/activity-calendar';
const detailsPath = '/api/user/scheduled-session-details/';

/** The data that screens show in place of an answer while changes wait, or when the answer is of another day. */
export const overlay: Overlay = (url, { answer, answeredOn }, context) => {
  if (url.startsWith(detailsPath)) return waitingDetails(answer as SessionDetails, context);
  switch (url) {
    case '/api/auth/user':
      return waitingGolfer(answer as User, context);
    case '/api/user/handicap-history':
      return waitingHandicaps(answer as HandicapEntry[], context);
    case calendarPath:
      return waitingCalendar(answer as CalendarItem[], context);
    case '/api/user/current-program':
      return waitingEnrollment(answer as Enrollment | null, context);
    case '/api/user/scheduled-sessions-by-week/current-program':
      return waitingWeeks(answer as WeekSummary[], context);
    case '/api/user/stats':
      return waitingStats(answer as Stats, answeredOn, context);
    case '/api/user/dashboard': {
      const dashboard = answer as DashboardPayload;
      return waitingDashboard(dashboard, context, {
        answeredOn,
        weeks: waitingWeeks([], context),
        enrollment: waitingEnrollment(dashboard.currentProgram, context),
        handicapHistory: [...waitingHandicaps(dashboard.handicapHistory, context)],
      });
    }
    case '/api/user/progress': {
      const overview = answer as ProgressOverview;
      return waitingOverview(overview, context, {
        answeredOn,
        currentProgram: waitingEnrollment(overview.currentProgram, context),
        handicapHistory: [...waitingHandicaps(overview.handicapHistory, context)],
        calendar: waitingCalendar(context.calendar ?? [], {
          ...context,
          changes: context.changes.filter((change) => !context.includes(change, calendarPath)),
        }),
      });
    }
    default:
      return answer;
  }
};
