/** Every cache of the service worker is named after the product: Force Refresh clears those and no others. */
export const cachePrefix = 'pinhigh-';

/** What a page says to a service worker. */
export type ToWorker =
  /** Take over from the active worker, now. */
  | { readonly type: 'SKIP_WAITING' }
  /** Which build are you of? It answers with the id, on the port that comes along. */
  | { readonly type: 'BUILD' }
  /**
   * Keep the texts of this language for offline use, and every screen of a golfer if wanted. When all is
   * there it says so, on the port that may come along. `golfer` says whether somebody is signed in.
   */
  | {
      readonly type: 'KEEP';
      readonly language: string;
      readonly screens: boolean;
      readonly golfer: boolean;
    };

/** What a service worker says to its pages: a new version is here and waits. */
export type ToPage = { readonly type: 'SW_UPDATED' };
