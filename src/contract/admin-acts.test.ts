import { expect, test } from 'vitest';
import { acts } from './admin-acts.ts';
import { type Endpoint, isChange } from './endpoint.ts';
import { endpoints } from './index.ts';

const rows = Object.values(endpoints).flatMap((feature): readonly Endpoint[] =>
  Object.values(feature),
);

test('every change by administrators is recorded as an act of its own, or is part of one', () => {
  const changes = rows.filter((row) => row.auth === 'admin' && isChange(row));
  const unrecorded = changes.filter(({ act }) => act === undefined);
  expect(unrecorded.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  const recorded = rows.flatMap(({ act }) => act || []);
  expect(recorded.toSorted()).toEqual(Object.keys(acts).toSorted());
});
