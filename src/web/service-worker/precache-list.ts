/** A file of the build; `revision` is null if its name changes with its content. */
export type PrecacheEntry = { readonly url: string; readonly revision: string | null };

/** The files of a build that golfers need; created by scripts/vite-service-worker.mjs. */
export type PrecacheList = {
  /** The id of the build, which its page and its server also report. */
  readonly build: string;
  /** The page, its icons, and everything that it loads before any screen. */
  readonly shell: readonly PrecacheEntry[];
  /** All other files, except texts and the administrators' screens. */
  readonly screens: readonly PrecacheEntry[];
  /** By language, without the English texts that are part of the shell. */
  readonly texts: Readonly<Record<string, readonly PrecacheEntry[]>>;
};
