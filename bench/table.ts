import { cpus, totalmem } from 'node:os';

/** What the figures of a section were measured on. */
export const machine = `${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`;

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

export const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

export const thousands = (count: number) => count.toLocaleString('en');

/** A table in Markdown: its columns of text and of figures, and its rows. */
export const table = (
  texts: readonly string[],
  figures: readonly string[],
  rows: readonly (readonly (string | number)[])[],
) => [
  `| ${[...texts, ...figures].join(' | ')} |`,
  `| ${[...texts.map(() => '---'), ...figures.map(() => '---:')].join(' | ')} |`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
];
