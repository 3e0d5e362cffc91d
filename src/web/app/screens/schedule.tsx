import { ScheduleScreen } from '#web/features/training/schedule/schedule-screen.tsx';

const loadPhoneCalendar = () => import('#web/features/calendar-feed/phone-calendar-dialog.tsx');

/** The calendar feed has the dialog of its address; it is fetched when it is asked for. */
export function Schedule() {
  return <ScheduleScreen loadPhoneCalendar={loadPhoneCalendar} />;
}
