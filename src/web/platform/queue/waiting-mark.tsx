import { CloudUpload } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useStore } from '../store.ts';
import { type Altered, alters } from './known-changes.ts';
import { type WaitingChange, waitingChanges } from './waiting-change.ts';

type WaitingMarkProps = (
  | {
      /** The id of a scheduled session, or the key of practice or a round that the server does not know yet. */
      readonly id: string;
    }
  | {
      /** Data that several changes may alter. */
      readonly of: Altered;
    }
) & {
  /** `words` if there is room; lists show only the icon. */
  readonly look?: 'icon' | 'words';
};

/** Marks something that was changed on this device when the change has not reached the server yet. */
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

/** Refused changes do not count as waiting: they need the golfer's decision. */
function isAbout({ key, url, body, refusal }: WaitingChange, id: string): boolean {
  if (refusal !== null) return false;
  const { scheduledSessionId } = (body ?? {}) as { scheduledSessionId?: unknown };
  return key === id || scheduledSessionId === id || url.split('/').includes(id);
}
