import { dateLocaleOf } from '#i18n/date-locale.ts';

/** Returns the city that gives a time zone its name; empty for zones without one, such as `UTC` and `Etc/GMT-2`. */
export function cityOf(zone: string): string {
  if (!zone.includes('/') || zone.startsWith('Etc/')) return '';
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Returns a time zone as golfers know it: "Auckland · New Zealand Time · GMT+13", with its present offset. */
export function timeZoneLabel(zone: string, language: string): string {
  const part = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(dateLocaleOf(language), { timeZone: zone, timeZoneName })
      .formatToParts(Date.now())
      .find(({ type }) => type === 'timeZoneName')?.value;
  const city = cityOf(zone);
  const parts =
    city === '' ? [part('longGeneric')] : [city, part('longGeneric'), part('shortOffset')];
  return parts.filter(Boolean).join('\u00A0· ');
}
