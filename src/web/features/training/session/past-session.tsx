import './past-session.css';
import { useTranslation } from '#web/i18n/translation.ts';
import type { SessionDetails } from './session-details.ts';

/** The golfer's note on a completed session; nothing without one. */
export function PastSession({ details }: { readonly details: SessionDetails }) {
  const { t } = useTranslation('training');
  const notes = details.completion?.notes;
  if (!notes) return null;
  return (
    <section className="past-session gutter" aria-labelledby="own-note">
      <h3 className="small muted" id="own-note">
        {t('past.notes')}
      </h3>
      <p className="past-session-notes">{notes}</p>
    </section>
  );
}
