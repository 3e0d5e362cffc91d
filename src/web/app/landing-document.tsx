import './app.css';
import './root.css';
import '#web/ui/fonts/visitor-font.css';
import type { JoiningMode } from '#domain/installation/joining.ts';
import { type Language, languagePath, languages } from '#domain/language.ts';
import { Landing } from '#web/features/landing/landing.tsx';
import type { ShownProgram } from '#web/features/landing/shown-program.ts';
import { structuredData } from '#web/features/landing/structured-data.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { loginPath } from '#web/platform/api/login-path.ts';
import fontUrl from '#web/ui/fonts/instrument-sans-visitor.woff2?url';

/** Set by scripts/vite-landing.mjs: the style sheets and the scripts of the page; the first is that of index.html. */
declare const browserCheck: string;
declare const landingStyles: string;
declare const landingScript: string;

export type LandingDocumentProps = {
  /** The origin of the app: `https://pinhigh.example`. */
  readonly origin: string;
  /** The path of this page. */
  readonly path: string;
  readonly signUp: JoiningMode;
  readonly programs: readonly ShownProgram[];
};

/** Must come first and match index.html, so that the order of the style sheets does not matter. */
const layers = '@layer base, components, screens, utilities;';

/** The content of the style element of the page. */
export const landingStyle = () => layers + landingStyles;

/** The size that scripts/open-graph.mjs draws. */
const picture = { path: '/open-graph.png', width: 1200, height: 630 };

const regions: Readonly<Record<Language, string>> = {
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
  nl: 'nl_NL',
};

/** The landing page as the server sends it: complete without further requests, except for the font and the drawings. */
export function LandingDocument({ origin, path, signUp, programs }: LandingDocumentProps) {
  const app = useTranslation('app');
  return (
    <html lang={app.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#edf1ea" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="" />
        {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: our own files, and JSON without `<` */}
        <script dangerouslySetInnerHTML={{ __html: browserCheck }} />
        <style dangerouslySetInnerHTML={{ __html: landingStyle() }} />
        <script dangerouslySetInnerHTML={{ __html: landingScript }} />
        <Description origin={origin} path={path} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/app.${app.language}.webmanifest`} />
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: useStructuredData(origin, programs) }}
        />
        {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: see above */}
      </head>
      <body>
        <a className="skip-link" href="#main">
          {app.t('skip')}
        </a>
        <Landing start={loginPath()} signUp={signUp} programs={programs} />
      </body>
    </html>
  );
}

function useStructuredData(origin: string, programs: readonly ShownProgram[]): string {
  const { t, language } = useTranslation('landing');
  const update = useTranslation('update');
  const app = useTranslation('app');
  const data = structuredData({
    origin,
    language,
    programs,
    list: t('choose.title'),
    image: origin + picture.path,
    name: app.t('product'),
    description: update.t('manifest.description'),
  });
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Meta tags that search engines and link previews show. */
function Description({ origin, path }: Pick<LandingDocumentProps, 'origin' | 'path'>) {
  const { t, language } = useTranslation('app');
  const landing = useTranslation('landing');
  const title = t('documentTitle', { screen: t('screens.landing') });
  const description = useTranslation('update').t('manifest.description');
  const others = languages.filter((other) => other !== language);
  const region = regions[language as Language];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + path} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + languagePath(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}/`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('product')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:locale" content={region} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={regions[other]} />
      ))}
      <meta property="og:image" content={origin + picture.path} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={landing.t('title')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
