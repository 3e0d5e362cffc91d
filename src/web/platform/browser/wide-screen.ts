import { mediaStore } from './media-store.ts';

/** Whether there is room for an extra column. Same width as in the style sheets of the screens that have one. */
export const wideScreen = mediaStore('(width >= 1600px)');
