import type { FastifyRequest } from 'fastify';
import { bestLanguage } from '#domain/language.ts';

/** Parses an item such as `de;q=0.8` into its value and its quality, from 0 to 1. */
function readWish(wish: string) {
  const [value = '', ...parameters] = wish.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice('q='.length);
  return { value, quality: quality === undefined ? 1 : Number(quality) };
}

/** The values of an `Accept-Language` or `Accept-Encoding` header (RFC 9110), most preferred first. */
export function acceptedValues(header: string): string[] {
  return header
    .split(',')
    .map(readWish)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ value }) => value);
}

type Asking = Pick<FastifyRequest, 'caller' | 'headers'>;

/** The language of the response: the golfer's own, or for visitors the one that the browser prefers. */
export const languageOf = ({ caller, headers }: Asking): string =>
  caller?.language ?? bestLanguage(acceptedValues(headers['accept-language'] ?? ''));
