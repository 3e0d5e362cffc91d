import type { Catalog } from '#i18n/translate.ts';

export const catalogs = import.meta.glob<Catalog>('../../../i18n/fr/*.json', { import: 'default' });
