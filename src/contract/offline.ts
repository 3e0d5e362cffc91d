/** Seconds for which a change may have waited and still count for the moment at which it was made: 14 days. */
export const longestWait = 14 * 24 * 60 * 60;

/** The tag under which a browser wakes the service worker when there is a connection again. */
export const sendWaitingTag = 'send-waiting';
