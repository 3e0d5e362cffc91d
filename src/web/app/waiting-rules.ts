// Loaded when a change has to be shown before its reads contain it, as one file.
export { showAll } from '#web/platform/queue/show-all.ts';
export { overlay, overlayContext } from './waiting-overlay.ts';
