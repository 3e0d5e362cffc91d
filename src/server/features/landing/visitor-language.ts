import type { FastifyRequest } from 'fastify';
import { bestLanguage, type Language, languageCookie, languageOfCode } from '#domain/language.ts';
import { acceptedValues } from '#server/platform/routes/request-language.ts';

/** What a page for visitors depends on besides its address. */
export const vary = 'Accept-Language, Cookie, Accept-Encoding';

/** The language that a visitor was shown last, or the best of the browser's. */
export const visitorLanguage = ({ cookies, headers }: FastifyRequest): Language =>
  languageOfCode(cookies[languageCookie.name]) ??
  bestLanguage(acceptedValues(headers['accept-language'] ?? ''));
