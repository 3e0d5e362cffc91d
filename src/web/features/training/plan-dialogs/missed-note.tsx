import './missed-note.css';
import type { Enrollment } from '#contract/training-schemas.ts';
import { missedInLongAbsence } from '#domain/training/missed-sessions.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';

const SettleMissedDialog = lazily(() => import('./settle-missed-dialog.tsx'), 'SettleMissedDialog');

/** After a long absence: the number of missed sessions, and a button to settle them. */
export function MissedNote({ enrollment }: { readonly enrollment: Enrollment }) {
  const { t } = useTranslation('training');
  const settling = useDialog(SettleMissedDialog, t('settle.failed.title'));
  const today = useToday();
  const { id, missedSessions: count, pause } = enrollment;
  const isPaused = pause !== null && pause.from <= today;
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
          <Button variant="secondary" size="slim" aria-busy={settling.busy} onClick={settling.show}>
            {t('settle.open')}
          </Button>
        </section>
      )}
      {settling.opened > 0 && <SettleMissedDialog enrollmentId={id} {...settling.state} />}
    </>
  );
}
