/** The prefix of all caches of the service worker. Force Refresh clears only caches with this prefix. */
export const cachePrefix = 'pinhigh-';

/** Messages from a page to a service worker. */
export type ToWorker =
  /** Take over from the active worker now. */
  | { readonly type: 'SKIP_WAITING' }
  /** Ask for the worker's build. It replies with the id on the port in the message. */
  | { readonly type: 'BUILD' }
  /**
   * Cache the texts of this language for offline use and, if `screens` is set, all of a golfer's screens. When
   * done, the worker replies on the port in the message, if any. `golfer` tells whether a golfer is signed in.
   */
  | {
      readonly type: 'KEEP';
      readonly language: string;
      readonly screens: boolean;
      readonly golfer: boolean;
    };

/** Message from a service worker to its pages: a new version is installed and waiting. */
export type ToPage = { readonly type: 'SW_UPDATED' };
