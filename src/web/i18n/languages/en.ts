import type { Catalog } from '#i18n/translate.ts';

export const catalogs = import.meta.glob<Catalog>(
  ['../../../i18n/en/*.json', '!../../../i18n/en/{accounts,app,dashboard,landing,queue,ui}.json'],
  { import: 'default' },
);
