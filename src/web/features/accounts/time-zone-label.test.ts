import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeZoneLabel } from './time-zone-label.ts';

beforeEach(() => vi.setSystemTime('2026-01-15T12:00:00Z'));
afterEach(() => void vi.useRealTimers());

test.each([
  ['Europe/Berlin', 'en', 'Berlin · Central European Time · GMT+1'],
  ['Europe/Berlin', 'de', 'Berlin · Mitteleuropäische Zeit · GMT+1'],
  ['Pacific/Auckland', 'nl', 'Auckland · Nieuw-Zeelandse tijd · GMT+13'],
  ['America/Argentina/Buenos_Aires', 'es', 'Buenos Aires · hora estándar de Argentina · GMT-3'],
  ['Europe/Berlin', 'fr', 'Berlin · heure d’Europe centrale · UTC+1'],
  ['Etc/GMT-2', 'en', 'GMT+02:00'],
])('%s is written in %s as %s', (zone, language, label) => {
  expect(timeZoneLabel(zone, language)).toBe(label.replaceAll(' ·', '\u00A0·'));
});
