import { cpus, totalmem } from 'node:os';

/** The machine that a section's figures were measured on. */
export const machine = `${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`;

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

export const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

export const thousands = (count: number) => count.toLocaleString('en');

/** Returns a Markdown table with text columns, number columns, and rows. */
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
