import { exercises } from '#contract/exercises.ts';
import { tabHeader } from '#contract/socket.ts';
import { getTranslation } from '#web/i18n/translation.ts';
import { OfflineError } from '#web/platform/api/failures.ts';
import { readAnswer } from '#web/platform/api/intercepted.ts';
import { loadErrorTexts } from '#web/platform/api/request.ts';
import { tabId } from '#web/platform/api/tab-id.ts';
import { urlOf } from '#web/platform/api/url.ts';
import type { Sending } from './media-uploads.ts';

type PictureSending = Sending & { readonly exerciseId: string; readonly picture: Blob };

/** Long enough for a slow connection and for the server to process the picture. */
const timeLimitMs = 120_000;

/**
 * Uploads a picture for an exercise. Uses XMLHttpRequest because `fetch` does not report upload progress.
 * @throws ApiError when the server refuses it, OfflineError without a connection, AbortError when it is canceled
 */
export function sendPicture(sending: PictureSending): Promise<void> {
  const { exerciseId, picture, signal, onProgress } = sending;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = new XMLHttpRequest();
  request.open(
    exercises.setImage.method,
    urlOf(exercises.setImage, { params: { id: exerciseId } }),
  );
  request.timeout = timeLimitMs;
  request.setRequestHeader('Accept-Language', getTranslation('app').language);
  request.setRequestHeader(tabHeader, tabId);
  request.upload.onprogress = ({ loaded, total }) => onProgress((picture.size * loaded) / total);
  request.onload = () => {
    const { status, statusText, responseText: text } = request;
    // The sentences are there when the reason is shown.
    const settle = () => resolve(void readAnswer({ status, statusText, text }));
    void loadErrorTexts().then(settle).catch(reject);
  };
  const isLost = () => reject(new OfflineError('No answer from the server'));
  request.onerror = isLost;
  request.ontimeout = isLost;
  signal.addEventListener('abort', () => {
    request.abort();
    reject(signal.reason);
  });
  const form = new FormData();
  form.set('image', picture);
  request.send(form);
  return promise;
}
