import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  bestLanguage,
  firstSupported,
  type Language,
  languageCookie,
  languageOfCode,
} from '#domain/language.ts';
import type { Platform } from '#server/platform/platform.ts';
import { acceptedValues } from '#server/platform/routes/request-language.ts';

/** The request headers that determine the content of a visitor page. */
export const vary = 'Accept-Language, Cookie, Accept-Encoding';

/** The language last shown to the visitor; otherwise the best match for the browser's languages. */
const knownLanguage = ({ cookies, headers }: FastifyRequest): Language | undefined =>
  languageOfCode(cookies[languageCookie.name]) ??
  firstSupported(acceptedValues(headers['accept-language'] ?? ''));

/**
 * The language for a visitor: the one last shown, the best match for the browser's languages, or the installation's.
 * The last one is kept in a cookie, so that the app
 * does not show its own instead.
 */
export async function visitorLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  { installation, config }: Pick<Platform, 'installation' | 'config'>,
): Promise<Language> {
  const known = knownLanguage(request);
  if (known !== undefined) return known;
  const { language } = await installation.recent();
  if (language !== bestLanguage([])) keepLanguage(reply, language, config);
  return language;
}

/** Keeps the language of a page for the next one and for the app. */
export function keepLanguage(
  reply: FastifyReply,
  language: Language,
  { publicUrl }: Pick<Platform['config'], 'publicUrl'>,
): void {
  const { name, maxAgeSeconds: maxAge } = languageCookie;
  const secure = publicUrl.protocol === 'https:';
  reply.setCookie(name, language, { path: '/', maxAge, sameSite: 'lax', secure });
}
