import { ScheduleScreen } from '#web/features/training/schedule/schedule-screen.tsx';
import { withTexts } from '#web/platform/i18n.ts';
import { lazily } from '#web/platform/loading/lazily.ts';

const PhoneCalendar = lazily(
  () => withTexts(import('#web/features/calendar-feed/phone-calendar-dialog.tsx'), 'calendar-feed'),
  'PhoneCalendarDialog',
);

/** The dialog with the calendar's URL belongs to the calendar feed feature; it is loaded with its texts on demand. */
export function Schedule() {
  return <ScheduleScreen PhoneCalendar={PhoneCalendar} />;
}
