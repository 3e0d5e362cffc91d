import { hash } from '#drawing/seeded-random.ts';

// Drawn by `npm run contours`. Never inlined, because `use` refuses data URLs.
const files = import.meta.glob<string>('./**/*.svg', {
  base: './contours',
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const spares = Object.keys(files).filter((path) => path.includes('/spare-'));

/** A program added after the build gets a spare cover, always the same one. */
const spareFor = (programId: string) => files[spares[hash(programId) % spares.length] ?? ''];

/** The file of a preset, by name, or of a program's cover, by its id. */
export const contourUrl = (seed: string): string =>
  files[`./${seed}.svg`] ?? files[`./covers/${seed}.svg`] ?? spareFor(seed) ?? '';
