import { type ReactNode, useState } from 'react';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { useFetched } from '#web/platform/use-fetched.ts';

async function loadDialog() {
  const [{ AddSessionDialog }] = await Promise.all([
    import('#web/features/activities/add-session/add-session-dialog.tsx'),
    loadTexts('activities'),
  ]);
  return AddSessionDialog;
}

/**
 * The Add Session dialog for a screen, fetched when it is first opened. Render `dialog` anywhere;
 * `add(date)` opens it, prefilled with that day, or with today.
 */
export function useAddSession(): { add: (date?: CalendarDate) => void; dialog: ReactNode } {
  const { part: Dialog, fetchPart } = useFetched(loadDialog);
  const [open, setOpen] = useState(false);
  const [date, setDate] = useState<CalendarDate>();
  const add = async (day?: CalendarDate) => {
    if (!(await fetchPart())) return;
    setDate(day);
    setOpen(true);
  };
  return {
    add: (day) => void add(day),
    dialog: Dialog && <Dialog open={open} onClose={() => setOpen(false)} date={date} />,
  };
}
