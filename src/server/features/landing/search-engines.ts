import { languagePath, languages } from '#domain/language.ts';

/** Makes robots.txt: the paths search engines may crawl and the URL of the sitemap. */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** Makes the sitemap with the landing page in every language. */
export function sitemap(origin: string): string {
  const alternates = [
    ...languages.map((language) => ({ language, url: origin + languagePath(language) })),
    { language: 'x-default', url: `${origin}/` },
  ];
  const links = alternates
    .map(
      ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    )
    .join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...alternates.map(({ url }) => `<url><loc>${url}</loc>${links}</url>`),
    '</urlset>',
    '',
  ].join('\n');
}
