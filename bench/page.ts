/** A section of docs/benchmarks.md: its heading, and the lines below it. */
export type Section = { readonly heading: string; readonly lines: readonly string[] };

const intro = [
  '# Benchmarks',
  '',
  'Written by `npm run bench`; do not edit. All figures of a table come from one run on one machine,',
  'with the load generator on the same cores, so compare within a table and not between machines.',
  'A run may measure some parts only; the others keep what an earlier run has written.',
  '',
];

const headingMark = '## ';

/** Returns the sections of an existing page. */
function sectionsOf(page: string): Section[] {
  return page
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith(headingMark))
    .map((part) => {
      const [heading = '', ...lines] = part.trimEnd().split('\n');
      return { heading: heading.slice(headingMark.length), lines: [...lines, ''] };
    });
}

/** Returns the page with this section, which replaces the one with the same heading or is appended. */
export function pageWith(before: string, measured: Section): string {
  const known = sectionsOf(before);
  const place = known.findIndex(({ heading }) => heading === measured.heading);
  const sections = place < 0 ? [...known, measured] : known.with(place, measured);
  const text = sections.flatMap(({ heading, lines }) => [headingMark + heading, ...lines]);
  return [...intro, ...text].join('\n');
}
