import type { Enrollment } from '#contract/training-schemas.ts';
import type { SessionCounts as Counts } from '#domain/training/week-bars.ts';
import { useTranslation } from '#web/i18n/translation.ts';

/** "7 done, 2 skipped, 1 missed". Renders nothing if no sessions were skipped or missed. */
export function SessionCounts({ done, skipped, missed }: Counts) {
  const { t } = useTranslation('ui');
  if (skipped === 0 && missed === 0) return null;
  return <span className="small muted">{t('sessionCounts', { done, skipped, missed })}</span>;
}

/** The counts of all sessions of a program. */
export function ProgramCounts({ program }: { readonly program: Enrollment }) {
  const { completedSessions, skippedSessions: skipped, missedSessions: missed } = program;
  return <SessionCounts done={completedSessions - skipped} skipped={skipped} missed={missed} />;
}
