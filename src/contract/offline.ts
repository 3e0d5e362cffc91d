/** The longest time, in seconds, that a change may wait offline and still count for the moment it was made: 14 days. */
export const longestWait = 14 * 24 * 60 * 60;

/** The sync tag with which a browser wakes the service worker when it is online again. */
export const sendWaitingTag = 'send-waiting';
