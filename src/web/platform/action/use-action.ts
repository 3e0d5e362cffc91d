import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Effects } from '#contract/effects.ts';
import type {
  BodyOf,
  Endpoint,
  FilesAs,
  HeadersOf,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '#contract/endpoint.ts';
import { tabHeader } from '#contract/socket.ts';
import { getTranslation } from '#web/i18n/translation.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import type { OptionalKey } from '../api/query.ts';
import { refreshReads } from '../api/refresh-reads.ts';
import { apiRequest } from '../api/request.ts';
import { tabId } from '../api/tab-id.ts';
import { urlOf } from '../api/url.ts';
import { celebrate } from '../celebration.ts';
import { isSignedOut } from '../client/signed-out.ts';
import { errorText } from '../error-text.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { NotQueuedError, queued, sendOffline } from '../queue/send-offline.ts';
import { type ToastTexts, toast, toastFailure } from '../toast/toast.ts';
import { useMounted } from '../use-mounted.ts';

type Parts<Row extends Endpoint> = OptionalKey<'params', ParamsOf<Row>> &
  OptionalKey<'query', QueryOf<Row>> &
  OptionalKey<'body', BodyOf<Row>> &
  OptionalKey<'files', FilesAs<Row, Blob, undefined>> &
  OptionalKey<'headers', HeadersOf<Row>>;

type Nothing = readonly [undefined, undefined, undefined, undefined];

/** The argument of `send`; optional for a row without params, query, and body. */
export type ActionInput<Row extends Endpoint> = [
  ParamsOf<Row>,
  QueryOf<Row>,
  BodyOf<Row>,
  FilesAs<Row, Blob, undefined>,
] extends Nothing
  ? // biome-ignore lint/suspicious/noConfusingVoidType: nothing else allows `send()` without input.
    Parts<Row> | void
  : Parts<Row>;

/** The result of a sent change; null when the change is queued on the device instead. */
export type AnswerOrWaiting<Row extends Endpoint> = Row extends { readonly offline: true }
  ? ResponseOf<Row> | null
  : ResponseOf<Row>;

export type ActionOptions<Row extends Endpoint> = {
  /** What the golfer intends, if equal inputs can mean something else, such as those of a toggle. */
  readonly intent?: string;
  /** The toast after a success; if omitted, no toast is shown. */
  readonly success?:
    | ToastTexts
    | ((answer: ResponseOf<Row>, input: ActionInput<Row>) => ToastTexts);
  /**
   * The toast after a failure; if omitted, no toast is shown. The description is for failures without a reason: a
   * reason of the server is quoted in its place. A function that returns null shows no toast.
   */
  readonly failure?: ToastTexts | ((error: Error) => ToastTexts | null);
  /**
   * Called even if the screen that sent the change has closed. Reads that it writes into the cache from the answer are
   * not fetched again.
   */
  readonly onSuccess?: (answer: ResponseOf<Row>, input: ActionInput<Row>) => void;
  /** Called even if the screen has closed, but not when the session has ended, which leads to sign-in. */
  readonly onFailure?: (error: Error) => void;
  /** The label in the list of waiting changes, such as the title of the session; for rows that are `offline`. */
  readonly waitingTitle?: string | ((input: ActionInput<Row>) => string);
  /** Called when the change is queued on this device, before it is sent; for rows that are `offline`. */
  readonly onStored?: () => void;
  /** Called instead of `onSuccess` when no answer arrived and the change stays in the queue. */
  readonly onWaiting?: (input: ActionInput<Row>) => void;
};

type Sent = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, Blob | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * A request that changes something: `send({ params, body })`. Ignores repeated sends of the same input while one is
 * pending, and never retries automatically. If the row is `idempotent`, the golfer's retry of the same input after a
 * lost answer has the same `Idempotency-Key`, so that it takes effect once. Fetches the reads again that the row makes
 * stale, shows the toasts and celebrates unlocked achievements.
 */
export function useAction<Row extends Endpoint>(row: Row, options: ActionOptions<Row> = {}) {
  const client = useQueryClient();
  // A second press can come before the first one has disabled the button.
  const sending = useRef(new Set<string>());
  // Of the last input that had no success.
  const repeatable = useRef({ request: '', key: '' });
  const withKey = (input: ActionInput<Row>) => {
    const sent = (input ?? {}) as Sent;
    if (!row.idempotent) return sent;
    const request = `${keyOf(input)} ${options.intent}`;
    if (repeatable.current.request !== request)
      repeatable.current = { request, key: newIdempotencyKey() };
    return { ...sent, headers: { 'idempotency-key': repeatable.current.key, ...sent.headers } };
  };
  const mounted = useMounted();
  const { refresh = [] } = row;
  const form = { onStored: () => options.onStored?.(), isOpen: () => mounted.current };
  const whileMounted = useRef<((answer: AnswerOrWaiting<Row>) => void) | undefined>(undefined);
  const mutation = useMutation<ResponseOf<Row> | typeof queued, Error, ActionInput<Row>>({
    meta: { auth: row.auth },
    mutationFn: async (input) => {
      const sent = withKey(input);
      const direct = () => sendDirectly(row, sent);
      if (!row.offline) return (await direct()) as ResponseOf<Row>;
      const { waitingTitle = '' } = options;
      const title = typeof waitingTitle === 'function' ? waitingTitle(input) : waitingTitle;
      const answer = await sendOffline({ row, ...sent, title, refresh, form }, direct);
      return answer as ResponseOf<Row> | typeof queued;
    },
    onSuccess: (answer, input) => {
      sending.current.delete(keyOf(input));
      repeatable.current = { request: '', key: '' };
      if (answer === queued) {
        options.onWaiting?.(input);
        if (mounted.current) whileMounted.current?.(null as AnswerOrWaiting<Row>);
        return;
      }
      const { success } = options;
      if (success) toast(typeof success === 'function' ? success(answer, input) : success);
      refreshReads(client, refresh, () => options.onSuccess?.(answer, input));
      if (mounted.current) whileMounted.current?.(answer as AnswerOrWaiting<Row>);
      const { effects } = (answer ?? {}) as { effects?: Effects };
      if (effects === undefined) return;
      celebrate(effects.unlockedAchievements);
      tellOtherTabs({ type: 'changed', refresh, effects });
    },
    onError: (error, input) => {
      sending.current.delete(keyOf(input));
      if (isSignedOut(error, row.auth)) return;
      const { failure } = options;
      const texts =
        typeof failure === 'function' ? failure(error) : failure && quoting(error, failure);
      const notKept = error instanceof NotQueuedError && getTranslation('queue').t('notKept');
      if (texts) toastFailure({ ...texts, ...(notKept && { description: notKept }) });
      options.onFailure?.(error);
    },
  });
  return {
    busy: mutation.isPending,
    /** True after a success. */
    done: mutation.isSuccess,
    /** The error of the last send; null if it did not fail. */
    error: mutation.error,
    /** The server's answer; undefined until it arrives. */
    answer: mutation.data === queued ? undefined : mutation.data,
    /** Clears the result of the last send. */
    reset: mutation.reset,
    /** Calls `onSuccess` only if the component is still mounted at that time. */
    send: (input: ActionInput<Row>, onSuccess?: (answer: AnswerOrWaiting<Row>) => void) => {
      if (sending.current.has(keyOf(input))) return;
      sending.current.add(keyOf(input));
      whileMounted.current = onSuccess;
      mutation.mutate(input);
    },
  };
}

function sendDirectly(row: Endpoint, { params, query, body, files, headers }: Sent) {
  return apiRequest(urlOf(row, { params, query }), {
    method: row.method,
    body: files ? formOf(body, files) : body,
    headers: { [tabHeader]: tabId, ...headers },
  });
}

/** Builds a form from text and files, as a browser sends it. */
function formOf(body: unknown, files: NonNullable<Sent['files']>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
  for (const [name, file] of Object.entries(files)) if (file) form.set(name, file);
  return form;
}

/** The fixed texts of a failure, with the server's reason as the description if it gave one. */
export function quoting(error: Error, { description = '', ...texts }: ToastTexts): ToastTexts {
  const reason = errorText(error, { otherwise: description, offline: description });
  return { ...texts, description: reason };
}

const keyOf = (input: unknown) =>
  JSON.stringify(input ?? null, (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
