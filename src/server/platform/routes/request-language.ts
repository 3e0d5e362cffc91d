import type { FastifyRequest } from 'fastify';
import { bestLanguage } from '#domain/language.ts';

/** `de;q=0.8` as its tag and how much it is wanted, from 0 to 1. */
function readWish(wish: string) {
  const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice('q='.length);
  return { tag, quality: quality === undefined ? 1 : Number(quality) };
}

/** The languages of an `Accept-Language` header (RFC 9110) as tags, the most wanted first. */
export function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map(readWish)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

type Asking = Pick<FastifyRequest, 'caller' | 'headers'>;

/** The language to answer in: the golfer's own, for visitors the one that the browser asks for. */
export const languageOf = ({ caller, headers }: Asking): string =>
  caller?.language ?? bestLanguage(acceptedLanguages(headers['accept-language'] ?? ''));
