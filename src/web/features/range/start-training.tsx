import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { GoOnWords } from './go-on.tsx';
import { useStartedAt } from './use-started-at.ts';

type StartTrainingProps = {
  readonly scheduledSessionId: string;
  /** How many drills the session has. */
  readonly total: number;
};

/** Starts a session in range mode, or goes on where the golfer was in it. */
export function StartTraining({ scheduledSessionId, total }: StartTrainingProps) {
  const { t } = useTranslation('range');
  const number = useStartedAt(scheduledSessionId, total);
  if (total === 0) return null;
  return (
    <Link
      className="button button-primary button-tall"
      to="/my-schedule/session/$scheduledSessionId/train"
      params={{ scheduledSessionId }}
    >
      <Play className="icon icon-small" aria-hidden />
      {number === null ? t('start.start') : <GoOnWords number={number} total={total} />}
    </Link>
  );
}
