import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#domain/language.ts';
import { LandingDocument, type LandingDocumentProps } from './app/landing-document.tsx';
import { loadCatalogs, setLanguage } from './i18n/translation.ts';

/** Drawings in separate files load after the text is shown: landing-script.ts takes them out of their `noscript`. */
const drawings = /<svg class="(?:contours|scene-).*?<\/svg>/g;

/** Renders the landing page as HTML in a language. */
export async function renderLanding(
  language: Language,
  page: LandingDocumentProps,
): Promise<string> {
  await loadCatalogs('landing', 'update');
  await setLanguage(language);
  return `<!doctype html>${renderToStaticMarkup(<LandingDocument {...page} />)}`.replaceAll(
    drawings,
    '<noscript>$&</noscript>',
  );
}
