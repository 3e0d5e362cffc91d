import { getTranslation } from '#web/i18n/translation.ts';
import { ApiError, BlockedError, InterceptedError } from '../api/failures.ts';
import { errorText } from '../error-text.ts';
import { toast } from '../toast/toast.ts';
import type { QueuedRequest } from './queued-request.ts';

const secondMs = 1000;
const minuteMs = 60_000;

/** "in 5 seconds" or "in 3 minutes", in the app's language. */
function inWords(ms: number): string {
  const words = new Intl.RelativeTimeFormat(getTranslation('queue').language);
  return ms < minuteMs
    ? words.format(Math.ceil(ms / secondMs), 'second')
    : words.format(Math.round(ms / minuteMs), 'minute');
}

/**
 * Says that a change waits on this device, and why: for the golfer to sign in at a proxy, for a server that cannot take
 * it now, or for a connection.
 * @param retryMs when it is sent again; null if that is not planned
 */
export function sayWaiting(error: unknown, retryMs: number | null): void {
  const { t } = getTranslation('queue');
  toast({ title: t('kept.title'), description: reasonOf(error, retryMs) });
}

function reasonOf(error: unknown, retryMs: number | null): string {
  const { t } = getTranslation('queue');
  if (error instanceof InterceptedError || error instanceof BlockedError) return errorText(error);
  const isRefusedForNow = error instanceof ApiError && retryMs !== null;
  return isRefusedForNow ? t('kept.server', { when: inWords(retryMs) }) : t('kept.text');
}

/** Says that changes were sent whose forms are gone; nothing if there are none. */
export function saySent(changes: readonly QueuedRequest[]): void {
  const [first] = changes;
  if (first === undefined) return;
  const { t } = getTranslation('queue');
  const title = changes.length === 1 ? first.title : '';
  toast({
    title: t('sent', { count: changes.length }),
    ...(title !== '' && { description: title }),
  });
}
