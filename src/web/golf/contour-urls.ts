import { hash } from '#drawing/seeded-random.ts';

// Drawn by `npm run contours`. Never inlined: `use` refuses data URLs.
const grounds = import.meta.glob<string>('./contours/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const covers = import.meta.glob<string>('./contours/covers/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const coverOf = (name: string) => covers[`./contours/covers/${name}.svg`];

const spares = Object.keys(covers).filter((path) => path.includes('/spare-'));

/** A program that came after the build takes a spare cover, at every visit the same. */
const spareFor = (programId: string) => covers[spares[hash(programId) % spares.length] ?? ''];

/** The file of a preset by its name, or of the cover of a program by its id. */
export const contourUrl = (seed: string): string =>
  grounds[`./contours/${seed}.svg`] ?? coverOf(seed) ?? spareFor(seed) ?? '';
