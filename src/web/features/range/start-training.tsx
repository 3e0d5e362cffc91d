import '#web/ui/button.css';
import { Play } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import { ResumeLabel } from './resume-link.tsx';
import type { SessionParts, TrainedSession } from './session-parts.ts';
import { useFillForm } from './use-fill-form.ts';
import { useStartedAt } from './use-started-at.ts';

type StartTrainingProps = Pick<SessionParts, 'fillIn'> & { readonly session: TrainedSession };

/** The link that starts a session in range mode, or resumes it. */
export function StartTraining({ session, fillIn }: StartTrainingProps) {
  const { t } = useTranslation('range');
  const { scheduledSessionId } = session;
  const total = session.exercises.length;
  const number = useStartedAt(scheduledSessionId, total);
  // The golfer may complete the session on this screen, even if it was trained on another device.
  useFillForm(session, fillIn);
  if (total === 0) return null;
  return (
    <Link
      className="button button-primary button-tall"
      to="/my-schedule/session/$scheduledSessionId/train"
      params={{ scheduledSessionId }}
    >
      <Play className="icon icon-small" aria-hidden />
      {number === null ? t('start.start') : <ResumeLabel number={number} total={total} />}
    </Link>
  );
}
