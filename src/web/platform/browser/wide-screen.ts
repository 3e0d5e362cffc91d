import { mediaStore } from './media-store.ts';

/** Whether there is room for an extra column. Same width as in the style sheets of the screens that have one. */
export const wideScreen = mediaStore('(width >= 1600px)');

/** Whether the window is wide enough for the columns and the side navigation of a desktop. */
export const desktop = mediaStore('(width >= 1000px)');
