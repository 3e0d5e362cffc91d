import { useTranslation } from '#web/i18n/translation.ts';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { useStore } from '#web/platform/store.ts';
import { useRequestWords } from '../request-words.ts';

/** Lists the waiting requests that stay on this device when the golfer signs out. */
export function WaitingWords() {
  const { t } = useTranslation('queue');
  const words = useRequestWords();
  const requests = useStore(waitingRequests);
  return (
    <>
      {t('signOut.text', { count: requests.length })}
      {requests.map((request) => (
        <span className="row-text" key={request.order}>
          {words.what(request)}, {words.details(request)}
        </span>
      ))}
    </>
  );
}
