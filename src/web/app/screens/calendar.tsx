import { CalendarScreen } from '#web/features/activities/calendar/calendar-screen.tsx';
import { useAddSession } from '../use-add-session.tsx';

/** Adding an activity belongs to activities: its dialog is handed in here as `onAdd`. */
export function Calendar() {
  const { add, dialog } = useAddSession();
  return (
    <>
      <CalendarScreen onAdd={(date) => add({ date })} />
      {dialog}
    </>
  );
}
