const changed = 'preview-changed';

/** Tells the preview in an iframe that its program has changed. */
export function tellPreview(frame: HTMLIFrameElement | null): void {
  frame?.contentWindow?.postMessage(changed, location.origin);
}

/** Whether a message is the builder's change notice to its preview. Messages from other origins are ignored. */
export const isPreviewChange = ({ origin, data }: MessageEvent): boolean =>
  origin === location.origin && data === changed;
