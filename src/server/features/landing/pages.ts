import { type Language, languagePath, languages } from '#domain/language.ts';
import { findShownPrograms, shownFingerprint } from '#server/features/programs/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Installation } from '#server/platform/installation/installation.ts';
import { makeReady, type ReadyPage } from './ready-page.ts';
import type { Renderer } from './renderer.ts';

/** Checks for changes at most this often, regardless of the number of visitors. */
const freshMs = 1000;

export type Wanted = {
  readonly language: Language;
  /** Whether the URL names the language. If not, it comes from the visitor's cookie or browser. */
  readonly byAddress: boolean;
};

export type LandingPages = {
  /** Finds the page with the current programs. While the database is down, returns the last rendered page. */
  find(wanted: Wanted): Promise<ReadyPage>;
  /** Renders all pages one after the other, until the signal is aborted. */
  renderAll(signal: AbortSignal): Promise<void>;
};

type Parts = {
  readonly db: Db;
  readonly origin: string;
  readonly renderer: Renderer;
  readonly installation: Pick<Installation, 'recent'>;
};

const keyOf = ({ language, byAddress }: Wanted) => (byAddress ? languagePath(language) : language);

/** Makes the landing page in each language. Each is rendered once per state of the programs and of who may join, and kept in memory. */
export function createLandingPages({ db, origin, renderer, installation }: Parts): LandingPages {
  const pages = new Map<string, Promise<ReadyPage>>();
  let shown: string | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const { signUp } = await installation.recent();
    const found = `${signUp} ${await shownFingerprint(db)}`;
    lookedAt = performance.now();
    if (found !== shown) pages.clear();
    shown = found;
  }

  async function render({ language, byAddress }: Wanted): Promise<ReadyPage> {
    const path = byAddress ? languagePath(language) : '/';
    const { signUp } = await installation.recent();
    const programs = await findShownPrograms(db, { language, most: renderer.mostShown });
    return makeReady(await renderer.renderLanding(language, { origin, path, signUp, programs }));
  }

  async function find(wanted: Wanted): Promise<ReadyPage> {
    if (performance.now() - lookedAt > freshMs) {
      looking ??= look().finally(() => {
        looking = null;
      });
      await looking.catch((error: unknown) => {
        if (!pages.has(keyOf(wanted))) throw error;
      });
    }
    const key = keyOf(wanted);
    const page = pages.get(key) ?? render(wanted);
    pages.set(key, page);
    page.catch(() => pages.delete(key));
    return page;
  }

  return {
    find,
    async renderAll(signal) {
      const all = languages.flatMap((language) =>
        [false, true].map((byAddress) => ({ language, byAddress })),
      );
      for (const wanted of all) if (!signal.aborted) await find(wanted);
    },
  };
}
