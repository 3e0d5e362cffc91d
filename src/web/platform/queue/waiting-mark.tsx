import { CloudUpload } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useStore } from '../store.ts';
import { type Altered, alters } from './known-changes.ts';
import { type WaitingChange, waitingChanges } from './waiting-change.ts';

type WaitingMarkProps = (
  | {
      /** Of a session as scheduled, or of practice or a round that the server does not know yet. */
      readonly id: string;
    }
  | {
      /** What several changes may alter. */
      readonly of: Altered;
    }
) & {
  /** `words` where there is room; in lists the icon stands for them. */
  readonly look?: 'icon' | 'words';
};

/** Beside something that was changed on this device and has not reached the server yet. */
export function WaitingMark({ look = 'icon', ...what }: WaitingMarkProps) {
  const waits = useStore({
    subscribe: waitingChanges.subscribe,
    get: () =>
      waitingChanges
        .get()
        .some((change) => ('of' in what ? alters(change, what.of) : isAbout(change, what.id))),
  });
  if (!waits) return null;
  return (
    <>
      {' '}
      <Mark look={look} />
    </>
  );
}

function Mark({ look }: Required<Pick<WaitingMarkProps, 'look'>>) {
  const { t } = useTranslation('app');
  return (
    <span className="with-icon small muted">
      <CloudUpload className="icon icon-small" aria-hidden />
      <span className={look === 'icon' ? 'visually-hidden' : undefined}>
        {t('offline.waiting')}
      </span>
    </span>
  );
}

/** What the server has refused does not wait: it needs the golfer. */
function isAbout({ key, url, body, refusal }: WaitingChange, id: string): boolean {
  if (refusal !== null) return false;
  const { scheduledSessionId } = (body ?? {}) as { scheduledSessionId?: unknown };
  return key === id || scheduledSessionId === id || url.split('/').includes(id);
}
