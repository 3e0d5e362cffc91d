/**
 * Whether this page is shown in a frame. Only the builder uses a frame, for its preview. The outer page registers
 * the service worker, opens the socket, and sends waiting changes.
 */
export const isFramed = (): boolean => window.parent !== window;
