import type { CoachPage, DoneSession } from '#contract/coach.ts';
import { unitOf } from '#domain/drills/drill.ts';
import { FocusTag } from '#web/golf/focus-tag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { SessionNote } from './session-note.tsx';

type DoneSessionsProps = { readonly page: CoachPage; readonly token: string };

/** The golfer's most recently completed sessions, each with its scores. */
export function DoneSessions({ page, token }: DoneSessionsProps) {
  const { t } = useTranslation('coach');
  return (
    <section className="card card-padded" aria-labelledby="done">
      <SectionHead id="done" title={t('done.title')} />
      {page.sessions.length === 0 ? (
        <p className="muted">{t('done.none')}</p>
      ) : (
        <ul className="ruled">
          {page.sessions.map((session) => (
            <Done key={session.id} session={session} page={page} token={token} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Done({ session, page, token }: DoneSessionsProps & { session: DoneSession }) {
  const { t } = useTranslation('coach');
  const dates = useDates();
  const { title, language, focus, completedOn, minutes, scores } = session;
  const day = dates.weekdayShort(completedOn, page.today);
  const { write } = useNumbers();
  return (
    <li className="coach-session">
      <div>
        <p className="row-title" lang={language}>
          {title}
        </p>
        <p className="row-text">{t('done.session', { day, minutes })}</p>
        <FocusTag focus={focus} />
        {scores.length > 0 && (
          <dl className="coach-scores">
            {scores.map(({ exerciseId, name, score, language: ofName, ...words }) => (
              <div key={exerciseId}>
                <dt lang={ofName}>{name}</dt>
                <dd lang={ofName}>
                  <b className="number">{write(score)}</b>{' '}
                  <span className="muted">{unitOf(words, score, ofName)}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <SessionNote session={session} day={day} page={page} token={token} />
      </div>
    </li>
  );
}
