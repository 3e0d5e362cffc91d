import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/index.ts';

const rows: readonly Endpoint[] = Object.values(endpoints).flatMap((feature) =>
  Object.values(feature),
);

/** The schema of a row's body; undefined for a row without a body. */
export const bodySchema = ({ method, path }: Endpoint): Endpoint['body'] =>
  rows.find((row) => row.method === method && row.path === path)?.body;
