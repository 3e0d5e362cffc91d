import '#web/ui/button.css';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { Link } from '#web/router/link.tsx';
import { useStartedAt } from './use-started-at.ts';

type ResumeSessionLinkProps = {
  readonly scheduledSessionId: string;
  /** The number of drills in the session. */
  readonly total: number;
  /** Shown instead if the session has not been started. */
  readonly children: ReactNode;
};

/** The link that resumes a started session. */
export function ResumeSessionLink({ scheduledSessionId, total, children }: ResumeSessionLinkProps) {
  const number = useStartedAt(scheduledSessionId, total);
  const hasWords = useWords(number !== null);
  if (number === null || !hasWords) return children;
  return (
    <Link
      className="button button-primary button-tall"
      to="/my-schedule/session/$scheduledSessionId/train"
      params={{ scheduledSessionId }}
    >
      <ResumeLabel number={number} total={total} />
    </Link>
  );
}

/** Whether the texts of range mode are loaded. Screens of other features load them when needed. */
function useWords(needed: boolean): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (!needed) return;
    loadTexts('range').then(
      () => setHere(true),
      // Offline the screen works without these texts.
      () => setHere(false),
    );
  }, [needed]);
  return here;
}

type ResumeLabelProps = {
  /** The number of the drill to resume at, from 1; 0 when only the form is left. */
  readonly number: number;
  readonly total: number;
};

export function ResumeLabel({ number, total }: ResumeLabelProps) {
  const { t } = useTranslation('range');
  return number === 0 ? t('start.finish') : t('start.goOn', { number, total });
}
