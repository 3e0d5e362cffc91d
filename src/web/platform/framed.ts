/**
 * Whether this page is shown in a frame. Only the builder has one, for its preview: the page around it registers the
 * service worker, holds the socket and sends what waits.
 */
export const isFramed = (): boolean => window.parent !== window;
