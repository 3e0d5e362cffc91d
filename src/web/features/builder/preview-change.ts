const changed = 'preview-changed';

/** Tells the preview in a frame that its program has changed. */
export function tellPreview(frame: HTMLIFrameElement | null): void {
  frame?.contentWindow?.postMessage(changed, location.origin);
}

/** Whether a message to this window is what the builder tells its preview; other sites tell nothing here. */
export const isPreviewChange = ({ origin, data }: MessageEvent): boolean =>
  origin === location.origin && data === changed;
