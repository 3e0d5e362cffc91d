import { ScheduleScreen } from '#web/features/training/schedule/schedule-screen.tsx';
import { loadCatalogs } from '#web/i18n/translation.ts';

async function loadPhoneCalendar() {
  const [dialog] = await Promise.all([
    import('#web/features/calendar-feed/phone-calendar-dialog.tsx'),
    loadCatalogs('calendar-feed'),
  ]);
  return dialog;
}

/** The calendar feed has the dialog of its address; it is fetched with its texts when it is asked for. */
export function Schedule() {
  return <ScheduleScreen loadPhoneCalendar={loadPhoneCalendar} />;
}
