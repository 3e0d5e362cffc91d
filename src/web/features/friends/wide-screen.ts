import { onEvents } from '#web/platform/store.ts';

const query = '(width >= 1600px)';

/** Whether there is room for a third column, as in the style sheet of the social screen. */
export const wideScreen = {
  get: () => matchMedia(query).matches,
  subscribe: (listener: () => void) => onEvents(matchMedia(query), 'change')(listener),
};
