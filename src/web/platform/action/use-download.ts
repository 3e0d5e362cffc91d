import { useMutation } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError, InterceptedError, OfflineError } from '../api/failures.ts';
import { readAnswer } from '../api/intercepted.ts';
import type { ReadInput } from '../api/query.ts';
import { loadErrorTexts } from '../api/request.ts';
import { urlOf } from '../api/url.ts';
import { type NamedFile, saveFile } from '../browser/save-file.ts';
import { isSignedOut } from '../client/signed-out.ts';
import { errorText } from '../error-text.ts';
import { toastFailure } from '../toast/toast.ts';

/**
 * Downloads the file of a row. A failure shows a toast with the title `failed`, and the download can be started
 * again.
 */
export function useDownload<Row extends Endpoint>(row: Row, failed: string) {
  const { auth } = row;
  const { mutate, isPending } = useMutation({
    meta: { auth },
    mutationFn: (input: ReadInput<Row>) => fetchFile(urlOf(row, input)),
    onSuccess: saveFile,
    onError: (error) => {
      if (isSignedOut(error, auth)) return;
      toastFailure({ title: failed, description: errorText(error) });
    },
  });
  return {
    busy: isPending,
    start: (input: ReadInput<Row>) => {
      if (!isPending) mutate(input);
    },
  };
}

/** Uses a request, because a plain link would save a server error as the file. */
async function fetchFile(url: string): Promise<NamedFile> {
  try {
    const answer = await fetch(url, { method: 'GET', credentials: 'include', redirect: 'manual' });
    const { ok, status, statusText, headers } = answer;
    if (!ok || headers.get('content-type')?.startsWith('text/html')) {
      await loadErrorTexts();
      readAnswer({ status, statusText, text: await answer.text() });
    }
    const [, name] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
    return { name: name ?? 'pinhigh.zip', file: await answer.blob() };
  } catch (cause) {
    if (cause instanceof ApiError || cause instanceof InterceptedError) throw cause;
    throw new OfflineError('No complete answer from the server', { cause });
  }
}
