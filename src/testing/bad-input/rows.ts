import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/index.ts';
import { badInput } from './all.ts';
import type { Cases } from './cases.ts';

/** An endpoint with its cases. */
export type RowWithCases = Pick<Endpoint, 'method' | 'path' | 'auth'> & {
  readonly row: Endpoint;
  readonly cases: Cases;
};

/** Every endpoint of the contract with its cases. */
export const rowsWithCases: readonly RowWithCases[] = Object.entries(endpoints).flatMap(
  ([feature, its]) =>
    Object.entries(its as Record<string, Endpoint>).map(([name, row]) => {
      const { method, path, auth } = row;
      const ofFeature: Record<string, Cases> = badInput[feature as keyof typeof badInput];
      const cases = ofFeature[name];
      if (cases === undefined) throw new Error(`${method} ${path} has no cases`);
      return { method, path, auth, row, cases };
    }),
);
