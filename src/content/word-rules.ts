import type { Units } from '#domain/drills/distance.ts';

const centimeters: Readonly<Record<string, number>> = {
  cm: 1,
  m: 100,
  in: 2.54,
  ft: 30.48,
  yd: 91.44,
};

function inCentimeters(written = ''): number {
  const [value, unit = ''] = written.split(' ');
  return Number(value) * (centimeters[unit] ?? Number.NaN);
}

/** Returns every distance pair of a text in centimeters, keyed by its metric distance. */
export function centimetersIn(text: string): ReadonlyMap<number, Readonly<Record<Units, number>>> {
  const pairs = [...text.matchAll(/\{([^}|]+)\|([^}]+)\}/g)];
  return new Map(
    pairs.map(([, metric, imperial]) => [
      inCentimeters(metric),
      { metric: inCentimeters(metric), imperial: inCentimeters(imperial) },
    ]),
  );
}

/** Returns every text in a value, at any depth. */
export function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(textsIn);
}

/** Splits a text into sentences at . ? : or ;. A distance counts as two words, such as "12 m". */
const sentencesOf = (text: string) =>
  text
    .replaceAll(/\{[^}|]*\|[^}]*\}/g, '12 m')
    .split(/(?<=[.?:;])\s+/)
    .filter((sentence) => /[.?:;]$/.test(sentence));

const wordsOf = (sentence: string) => sentence.split(/\s+/);

/** Limits for text that a golfer can take in between two balls. */
const limits = { wordsInSentence: 32, meanWords: 14, lettersInWord: 10, longWords: 0.02 };

/** Finds texts that are too hard to read on a practice green. */
export function readingFaults(id: string, texts: readonly string[]): string[] {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const tooLong = sentences
    .filter((sentence) => wordsOf(sentence).length > limits.wordsInSentence)
    .map((sentence) => `${id}: ${wordsOf(sentence).length} words in one sentence: ${sentence}`);
  const mean = words.length / Math.max(1, sentences.length);
  const long = words.filter((word) => (word.match(/\p{L}/gu) ?? []).length > limits.lettersInWord);
  return [
    ...tooLong,
    ...(mean > limits.meanWords
      ? [`${id}: ${mean.toFixed(1)} words in a sentence; ${limits.meanWords} are enough`]
      : []),
    ...(long.length > words.length * limits.longWords
      ? [`${id}: many long words: ${long.join(', ')}`]
      : []),
  ];
}

/** Brands and people. The rule about capitals below finds names that are not listed here. */
const names =
  /\b(Titleist|Callaway|TaylorMade|Ping|Mizuno|Cobra|Cleveland|Odyssey|Vokey|Srixon|Bridgestone|PuttOut|TrackMan|Foresight|Garmin|Arccos|Bushnell|FootJoy|Pelz|Utley|Broadie|Rotella|Leadbetter|Harmon|Stockton|Nicklaus|Hogan|Faxon|McIlroy|Velcro|Sharpie|Frisbee)\b/;

/** Finds names of brands, products and people, which drills must not contain. */
export function nameFaults(id: string, texts: readonly string[]): string[] {
  return texts.flatMap(sentencesOf).flatMap((sentence) => {
    const inside = /(?<=\p{Ll}[,;]? )\p{Lu}\p{L}+/u.exec(sentence)?.[0];
    const found = names.exec(sentence)?.[0] ?? inside;
    return found === undefined ? [] : [`${id}: ${found} looks like a name: ${sentence}`];
  });
}

const british: readonly (readonly [British: RegExp, american: string])[] = [
  [/\b(col|fav|hon|hum|lab|behavi|neighb|rum|harb|vap)our/i, 'or'],
  [/\b(centre|metre|fibre|theatre|litre|calibre)/i, 'er'],
  [/\b(practis|organis|realis|recognis|memoris|visualis|stabilis|emphasis(e|ing)\b)/i, 'ice, ize'],
  [/\b(analys|paralys)(e|ing)\b/i, 'yze'],
  [/\b(travell|cancell|levell|labell|modell|fuell)(ed|ing)/i, 'one l'],
  [/\b(towards|afterwards|backwards|forwards|upwards|downwards|outwards|inwards)\b/i, 'no s'],
  [/\bnought\b/i, 'zero'],
  [/\b(whilst|amongst)\b/i, 'while, among'],
  [/\bgrey\b/i, 'gray'],
  [/\bprogrammes?\b/i, 'program'],
  [/\b(learnt|spilt|burnt|leant)\b/i, 'ed'],
  [/\bjudgement\b/i, 'judgment'],
  [/\b(defence|offence|licence)\b/i, 'se'],
  [/\b(tyre|kerb|plough|mould|mum|maths|torch)\b/i, 'another word'],
];

/** Finds British spellings and words. */
export const britishFaults = (id: string, texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    british.flatMap(([pattern, american]) => {
      const found = pattern.exec(text)?.[0];
      return found ? [`${id}: "${found}" is British (${american}): ${text}`] : [];
    }),
  );

/** Finds sentences that give a circle a distance without saying that it is the radius. */
export const radiusFaults = (id: string, texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(/(?<=[.;])\s+/))
    .filter(
      (part) => /\bcircle\b[^.;]*\{|\{[^}]*\} circle\b/i.test(part) && !/\bradius\b/i.test(part),
    )
    .map((part) => `${id}: is the distance of the circle its radius? ${part}`);
