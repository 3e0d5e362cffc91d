import { type ReactNode, useState } from 'react';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { AddSessionDialog } from '#web/features/activities/add-session-dialog.tsx';
import { fetchCode } from '#web/platform/fetch-code.ts';
import { errorText, loadTexts } from '#web/platform/i18n.ts';
import { toast } from '#web/platform/toast/toast.ts';

type Loaded = { readonly Dialog: typeof AddSessionDialog };

async function loadDialog(): Promise<Loaded> {
  const [{ AddSessionDialog: Dialog }] = await Promise.all([
    fetchCode(() => import('#web/features/activities/add-session-dialog.tsx')),
    loadTexts('activities'),
  ]);
  return { Dialog };
}

/**
 * The Add Session dialog for a screen, fetched when it is first opened. Render `dialog` anywhere;
 * `add(date)` opens it, prefilled with that day, or with today.
 */
export function useAddSession(): { add: (date?: CalendarDate) => void; dialog: ReactNode } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [open, setOpen] = useState(false);
  const [date, setDate] = useState<CalendarDate>();
  const add = async (day?: CalendarDate) => {
    try {
      setLoaded(loaded ?? (await loadDialog()));
      setDate(day);
      setOpen(true);
    } catch (error) {
      toast({ title: errorText(error), variant: 'destructive' });
    }
  };
  return {
    add: (day) => void add(day),
    dialog: loaded && <loaded.Dialog open={open} onClose={() => setOpen(false)} date={date} />,
  };
}
