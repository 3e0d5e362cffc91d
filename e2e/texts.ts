import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../src/domain/language.ts';

type Messages = { readonly [key: string]: string | Messages };

const catalogs = join(import.meta.dirname, '..', 'src', 'i18n');

/**
 * Returns the plain messages of a language by feature and key: `textsIn('de')('ui', 'close')`.
 * @throws when there is no such message
 */
export function textsIn(language: Language) {
  return (feature: string, key: string): string => {
    const file = readFileSync(join(catalogs, language, `${feature}.json`), 'utf8');
    const found = key
      .split('.')
      .reduce<string | Messages | undefined>(
        (part, name) => (typeof part === 'object' ? part[name] : undefined),
        JSON.parse(file) as Messages,
      );
    if (typeof found !== 'string') throw new Error(`${language}/${feature} has no ${key}`);
    // Accessible names in Playwright have no soft hyphens.
    return found.replaceAll('\u00ad', '');
  };
}

/** Returns a pattern for the start of a message with placeholders: `Move {title}` becomes /^Move /. */
export const beginsLike = (message: string): RegExp =>
  new RegExp(`^${(message.split('{')[0] ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
