import { hash } from '#drawing/seeded-random.ts';

// Drawn by `npm run contours`. Never inlined, because `use` refuses data URLs.
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

/** A program added after the build gets a spare cover, always the same one. */
const spareFor = (programId: string) => covers[spares[hash(programId) % spares.length] ?? ''];

/** The file of a preset, by name, or of a program's cover, by its id. */
export const contourUrl = (seed: string): string =>
  grounds[`./contours/${seed}.svg`] ?? coverOf(seed) ?? spareFor(seed) ?? '';
