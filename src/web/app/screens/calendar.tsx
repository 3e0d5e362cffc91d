import { CalendarScreen } from '#web/features/calendar/calendar-screen.tsx';

/** Adding an activity belongs to activities: its dialog is handed in here as `onAdd`. */
export function Calendar() {
  return <CalendarScreen />;
}
