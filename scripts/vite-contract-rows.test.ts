import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutSchemas } from './vite-contract-rows.mjs';

const source = `
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
const score = z.number().check(z.gte(0), z.lte(99));
export const rounds = {
  add: endpoint({
    method: 'POST', path: '/api/rounds', auth: 'golfer', idempotent: true, offline: true,
    summary: 'Add a round, played or not',
    body: z.object({ score }),
    refresh: ['/api/rounds'],
    response: z.object({ score, holes: z.array(score) })
  }),
};`;

type Module = Parameters<typeof withoutSchemas>[1];
const forBrowser = withoutSchemas(source, parseAst(source) as unknown as Module);

test('an endpoint row in the browser keeps the fields needed for a call, but no schema', () => {
  const rows = /rounds = .*?\((\{.*\})\)\)\(\);/s.exec(forBrowser)?.[1] ?? '';
  const read = new Function('endpoint', `return ${rows}`);
  expect(read((row: object) => row)).toEqual({
    add: {
      method: 'POST',
      path: '/api/rounds',
      auth: 'golfer',
      idempotent: true,
      offline: true,
      refresh: ['/api/rounds'],
    },
  });
});

test('an unused schema can be dropped from the bundle', () => {
  expect(forBrowser).toContain('const score = /* @__PURE__ */ (() => (z.number()');
});

test('an import that only schemas need is removed, so that its module is not loaded for the rows', () => {
  const withLimits = `
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { holeCounts } from './holes.ts';
import { changed } from './reads.ts';
export const rounds = {
  add: endpoint({ method: 'POST', path: '/api/rounds', body: z.literal(holeCounts), refresh: changed }),
};`;
  const result = withoutSchemas(withLimits, parseAst(withLimits) as unknown as Module);
  expect(result).not.toContain('holes.ts');
  expect(result).not.toContain('zod');
  expect(result).toContain('endpoint.ts');
  expect(result).toContain('reads.ts');
});
