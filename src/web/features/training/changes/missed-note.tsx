import './missed-note.css';
import { useState } from 'react';
import type { Enrollment } from '#contract/training-schemas.ts';
import { missedInLongAbsence } from '#domain/training/missed-sessions.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useFetched } from '#web/platform/loading/use-fetched.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';

const load = () => import('./settle-missed-dialog.tsx');

/** After a long absence: the number of missed sessions, and a button to settle them. */
export function MissedNote({ enrollment }: { readonly enrollment: Enrollment }) {
  const { t } = useTranslation('training');
  const { part, fetching, fetchPart } = useFetched(load, t('settle.failed.title'));
  const [open, setOpen] = useState(false);
  const today = useToday();
  const { id, missedSessions: count, pause } = enrollment;
  const isPaused = pause !== null && pause.from <= today;
  const press = async () => {
    if (await fetchPart()) setOpen(true);
  };
  return (
    <>
      {count >= missedInLongAbsence && !isPaused && (
        <section
          className="card between between-wrap missed-note"
          aria-labelledby="missed-note-title"
        >
          <div>
            <h3 className="heading-small" id="missed-note-title">
              {t('settle.missed', { count })}
            </h3>
            <p className="small muted">{t('settle.stillThere')}</p>
          </div>
          <Button variant="secondary" size="slim" aria-busy={fetching} onClick={press}>
            {t('settle.open')}
          </Button>
        </section>
      )}
      {part && <part.SettleMissedDialog enrollmentId={id} open={open} onOpenChange={setOpen} />}
    </>
  );
}
