import { CalendarScreen } from '#web/features/logbook/calendar/calendar-screen.tsx';
import { useAddSession } from '../use-add-session.tsx';

/** Adding an activity belongs to the logbook feature. Its dialog is passed in here as `onAdd`. */
export function Calendar() {
  const { add, dialog } = useAddSession();
  return (
    <>
      <CalendarScreen onAdd={(date) => add({ date })} />
      {dialog}
    </>
  );
}
