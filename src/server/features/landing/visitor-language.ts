import type { FastifyRequest } from 'fastify';
import { bestLanguage, type Language, languageCookie, languageOfCode } from '#domain/language.ts';
import { acceptedValues } from '#server/platform/routes/request-language.ts';

/** The request headers that determine the content of a visitor page. */
export const vary = 'Accept-Language, Cookie, Accept-Encoding';

/** The language last shown to the visitor; otherwise the best match for the browser's languages. */
export const visitorLanguage = ({ cookies, headers }: FastifyRequest): Language =>
  languageOfCode(cookies[languageCookie.name]) ??
  bestLanguage(acceptedValues(headers['accept-language'] ?? ''));
