import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Language, languagePath, languages } from '#domain/language.ts';
import { findOffers, offersFingerprint } from '#server/features/programs/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Renderer } from './renderer.ts';

/** Programs are looked at this often at most, however many visitors there are. */
const freshMs = 1000;

/** As small as it gets in a tenth of the time of the best. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** A page, ready to be sent. */
export type LandingPage = {
  readonly html: string;
  readonly hash: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
};

export type Wanted = {
  readonly language: Language;
  /** Whether the address names the language, or the browser has been asked for it. */
  readonly byAddress: boolean;
};

export type LandingPages = {
  /** The page with the programs as they are now. While the database is away, as they were. */
  find(wanted: Wanted): Promise<LandingPage>;
  /** Renders all of them, one after the other, until it is told to stop. */
  renderAll(signal: AbortSignal): Promise<void>;
};

type Parts = { readonly db: Db; readonly origin: string; readonly renderer: Renderer };

const keyOf = ({ language, byAddress }: Wanted) => (byAddress ? languagePath(language) : language);

/** The landing page in each language, rendered once for each state of the programs and kept in memory. */
export function createLandingPages({ db, origin, renderer }: Parts): LandingPages {
  const pages = new Map<string, Promise<LandingPage>>();
  let shown: string | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const found = await offersFingerprint(db);
    lookedAt = performance.now();
    if (found !== shown) pages.clear();
    shown = found;
  }

  async function render({ language, byAddress }: Wanted): Promise<LandingPage> {
    const path = byAddress ? languagePath(language) : '/';
    const offers = await findOffers(db, { language, most: renderer.offeredPrograms });
    const html = await renderer.renderLanding(language, { origin, path, offers });
    return {
      html,
      hash: createHash('sha256').update(html).digest('base64url').slice(0, 22),
      br: await promisify(brotliCompress)(html, brotli),
      gzip: await promisify(gzip)(html, { level: 9 }),
    };
  }

  async function find(wanted: Wanted): Promise<LandingPage> {
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
