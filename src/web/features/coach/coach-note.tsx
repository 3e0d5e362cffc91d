import './coach-note.css';
import { useQuery } from '@tanstack/react-query';
import { coach } from '#contract/coach.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { dayOf } from './day-of.ts';

/** Shows the golfer a coach's note on a session, or nothing if there is none. */
export function CoachNote({ scheduledSessionId: id }: { scheduledSessionId: string }) {
  const { t } = useTranslation('coach');
  const dates = useDates();
  const today = useToday();
  const { timeZone } = useGolfer();
  // An error is not shown, because the note is not essential to the session. It is read again later.
  const { data } = useQuery(query(coach.note, { params: { id } }, { on404: 'null' }));
  const note = data?.note;
  if (!note) return null;
  return (
    <section className="gutter" aria-labelledby="coach-note">
      <div className="coach-note">
        <h2 className="row-title" id="coach-note">
          {t('note.from', { name: note.coachName })}
        </h2>
        <p className="coach-note-text" lang="">
          {note.text}
        </p>
        <p className="row-text">{dates.short(dayOf(note.writtenAt, timeZone), today)}</p>
      </div>
    </section>
  );
}
