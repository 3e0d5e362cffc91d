/** The cost of a first visit to a page on a slow phone, as calculated by Lighthouse. */
export type PageFigures = {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Total blocking time. */
  readonly blockedMs: number;
  readonly layoutShift: number;
  readonly requests: number;
  /** As transferred, compressed. */
  readonly scriptKilobytes: number;
  /** Performance, accessibility, best practices, SEO: 0 to 100. */
  readonly scores: readonly number[];
};

type Pages<Figures> = {
  readonly landing: Figures;
  readonly signIn: Figures;
  readonly dashboard: Figures;
};

const names: Pages<string> = {
  landing: 'landing page',
  signIn: 'sign-in',
  dashboard: 'dashboard of a golfer',
};

/** The budgets of the pages; a figure without a budget gets an empty cell. */
const targets: Pages<Partial<PageFigures>> = {
  landing: {
    largestPaintMs: 1200,
    blockedMs: 50,
    layoutShift: 0,
    scriptKilobytes: 15,
    scores: [100, 100, 100, 100],
  },
  signIn: { scriptKilobytes: 100 },
  dashboard: {
    largestPaintMs: 1800,
    blockedMs: 150,
    layoutShift: 0,
    requests: 25,
    scriptKilobytes: 135,
  },
};

/** Version 0.1, commit 27da5da, measured with three visits of the same kind on two busy cores. */
const before: Pages<PageFigures> = {
  landing: {
    firstPaintMs: 2292,
    largestPaintMs: 5273,
    blockedMs: 720,
    layoutShift: 0,
    requests: 99,
    scriptKilobytes: 278,
    scores: [59, 100, 96, 100],
  },
  signIn: {
    firstPaintMs: 2042,
    largestPaintMs: 5014,
    blockedMs: 542,
    layoutShift: 0,
    requests: 86,
    scriptKilobytes: 277,
    scores: [67, 100, 96, 100],
  },
  dashboard: {
    firstPaintMs: 2460,
    largestPaintMs: 9438,
    blockedMs: 3483,
    layoutShift: 0.078,
    requests: 205,
    scriptKilobytes: 485,
    scores: [35, 100, 100, 100],
  },
};

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns the median of each figure separately. */
export function medianOf(visits: readonly PageFigures[]): PageFigures {
  const of = (figure: (visit: PageFigures) => number) => median(visits.map(figure));
  return {
    firstPaintMs: of((visit) => visit.firstPaintMs),
    largestPaintMs: of((visit) => visit.largestPaintMs),
    blockedMs: of((visit) => visit.blockedMs),
    layoutShift: of((visit) => visit.layoutShift),
    requests: of((visit) => visit.requests),
    scriptKilobytes: of((visit) => visit.scriptKilobytes),
    scores: [0, 1, 2, 3].map((index) => of(({ scores }) => scores[index] ?? 0)),
  };
}

function row(name: string, figures: Partial<PageFigures>, sign = ''): string {
  const rounded = (value: number | undefined, digits = 0) =>
    value === undefined ? '' : `${value === 0 ? '' : sign}${value.toFixed(digits)}`;
  const cells = [
    name,
    rounded(figures.firstPaintMs),
    rounded(figures.largestPaintMs),
    rounded(figures.blockedMs),
    rounded(figures.layoutShift, figures.layoutShift ? 3 : 0),
    rounded(figures.requests),
    rounded(figures.scriptKilobytes),
    figures.scores?.join(' · ') ?? '',
  ];
  return `| ${cells.join(' | ')} |`;
}

const heading = '## Pages on a slow phone';

/** Returns the section of docs/benchmarks.md about the pages, each of which was visited `runs` times. */
export function pageSection(pages: Pages<PageFigures>, runs: number): string {
  const kinds = Object.keys(names) as (keyof Pages<unknown>)[];
  return [
    heading,
    '',
    'Written by `npm run lighthouse`: Lighthouse on its mobile preset (a simulated slow phone on slow 4G), with a',
    `browser that has never been here, the median of ${runs} visits. The scores are performance, accessibility, best`,
    'practices and SEO. Requests and script are those that begin before the largest paint or the end of loading,',
    'which on a busy machine includes those of the service worker, and what comes behind the first screen. The',
    'browser has no windows; version 0.1 was measured by one that has them, and they do work of their own.',
    '',
    '| page | first paint ms | largest paint ms | blocked ms | layout shift | requests | script KB | scores |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...kinds.flatMap((kind) => [
      row(`${names[kind]}, version 0.1`, before[kind]),
      row(`${names[kind]}, now`, pages[kind]),
      row(`${names[kind]}, target`, targets[kind], '≤ '),
    ]),
    '',
    'Others, first visit on a slow phone (script, largest paint): a React page that says hello 68 KB, 1.2 s; the',
    'sign-in of GolfIQ 258 KB, 2.1 s; workout.cool 611 KB, 6.9 s; SparkyFitness 714 KB, 7.6 s.',
    '',
  ].join('\n');
}

/** Returns the page with this section, which replaces an older one or is appended. */
export function withSection(page: string, section: string): string {
  const start = page.indexOf(`${heading}\n`);
  if (start < 0) return `${page.trimEnd()}\n\n${section}`;
  const next = page.indexOf('\n## ', start);
  return page.slice(0, start) + section + (next < 0 ? '' : page.slice(next));
}
