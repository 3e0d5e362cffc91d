/** A file of the build: `revision` is null when its name changes with its content. */
export type PrecacheEntry = { readonly url: string; readonly revision: string | null };

/** What a build holds for golfers; made by scripts/vite-service-worker.mjs. */
export type PrecacheList = {
  /** The id of the build, which its page and its server say, too. */
  readonly build: string;
  /** The page, its icons, and all that it loads before any screen. */
  readonly shell: readonly PrecacheEntry[];
  /** Everything else but texts and the administrators' screens. */
  readonly screens: readonly PrecacheEntry[];
  /** By language; without the English texts that are part of the shell. */
  readonly texts: Readonly<Record<string, readonly PrecacheEntry[]>>;
};
