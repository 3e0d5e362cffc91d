import { type Language, languagePath, languages } from '#domain/language.ts';
import { findOffers, offersFingerprint } from '#server/features/programs/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { makeReady, type ReadyPage } from './ready-page.ts';
import type { Renderer } from './renderer.ts';

/** Programs are looked at this often at most, however many visitors there are. */
const freshMs = 1000;

export type Wanted = {
  readonly language: Language;
  /** Whether the address names the language, or the browser has been asked for it. */
  readonly byAddress: boolean;
};

export type LandingPages = {
  /** The page with the programs as they are now. While the database is away, as they were. */
  find(wanted: Wanted): Promise<ReadyPage>;
  /** Renders all of them, one after the other, until it is told to stop. */
  renderAll(signal: AbortSignal): Promise<void>;
};

type Parts = { readonly db: Db; readonly origin: string; readonly renderer: Renderer };

const keyOf = ({ language, byAddress }: Wanted) => (byAddress ? languagePath(language) : language);

/** The landing page in each language, rendered once for each state of the programs and kept in memory. */
export function createLandingPages({ db, origin, renderer }: Parts): LandingPages {
  const pages = new Map<string, Promise<ReadyPage>>();
  let shown: string | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const found = await offersFingerprint(db);
    lookedAt = performance.now();
    if (found !== shown) pages.clear();
    shown = found;
  }

  async function render({ language, byAddress }: Wanted): Promise<ReadyPage> {
    const path = byAddress ? languagePath(language) : '/';
    const offers = await findOffers(db, { language, most: renderer.offeredPrograms });
    return makeReady(await renderer.renderLanding(language, { origin, path, offers }));
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
