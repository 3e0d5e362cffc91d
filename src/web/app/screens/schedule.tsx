import { ScheduleScreen } from '#web/features/training/schedule/schedule-screen.tsx';
import { loadCatalogs } from '#web/i18n/translation.ts';

async function loadPhoneCalendar() {
  const [dialog] = await Promise.all([
    import('#web/features/calendar-feed/phone-calendar-dialog.tsx'),
    loadCatalogs('calendar-feed'),
  ]);
  return dialog;
}

/** The dialog with the calendar's URL belongs to the calendar feed feature; it is loaded with its texts on demand. */
export function Schedule() {
  return <ScheduleScreen loadPhoneCalendar={loadPhoneCalendar} />;
}
