import { CloudUpload } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useStore } from '../store.ts';
import { type QueuedRequest, waitingRequests } from './queued-request.ts';

type Look = {
  /** `words` if there is room; lists show only the icon. */
  readonly look?: 'icon' | 'words';
};

type MarkWhileProps = Look & {
  readonly isMeant: (request: QueuedRequest) => boolean;
};

/** Shown while a request waits that is meant. One that was refused does not wait: it needs the golfer's decision. */
export function MarkWhile({ isMeant, look = 'icon' }: MarkWhileProps) {
  const { t } = useTranslation('app');
  const waits = useStore({
    subscribe: waitingRequests.subscribe,
    get: () => waitingRequests.get().some((one) => one.refusal === null && isMeant(one)),
  });
  if (!waits) return null;
  return (
    <>
      {' '}
      <span className="with-icon small muted">
        <CloudUpload className="icon icon-small" aria-hidden />
        <span className={look === 'icon' ? 'visually-hidden' : undefined}>
          {t('offline.waiting')}
        </span>
      </span>
    </>
  );
}

type WaitingMarkProps = Look & {
  /** The id of what a request is about, or the key of a request for something that the server does not know yet. */
  readonly id: string;
};

/** Marks something that was changed on this device when the request has not reached the server yet. */
export const WaitingMark = ({ id, ...look }: WaitingMarkProps) => (
  <MarkWhile isMeant={({ key, sessionId }) => key === id || sessionId === id} {...look} />
);
