import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/index.ts';

const rows: readonly Endpoint[] = Object.values(endpoints).flatMap((feature) =>
  Object.values(feature),
);

/** The schema of what a row takes as its body; undefined for one that takes none. */
export const bodySchema = ({ method, path }: Endpoint): Endpoint['body'] =>
  rows.find((row) => row.method === method && row.path === path)?.body;
