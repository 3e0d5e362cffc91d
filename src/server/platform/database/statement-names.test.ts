import { expect, test } from 'vitest';
import { closeStatement, message, simpleQuery } from './protocol.ts';
import { StatementNames } from './statement-names.ts';

const rest = Buffer.from([0, 0]);

test('all messages about a statement use the same translated name, unique per client', () => {
  const names = new StatementNames(7);
  expect(names.translate(message('P', 'find', 'SELECT $1', rest))).toEqual(
    message('P', 'c7_0', 'SELECT $1', rest),
  );
  expect(names.translate(message('B', 'portal', 'find', rest))).toEqual(
    message('B', 'portal', 'c7_0', rest),
  );
  expect(names.translate(message('D', Buffer.from('S'), 'find'))).toEqual(
    message('D', Buffer.from('S'), 'c7_0'),
  );
  expect(names.translate(closeStatement('other'))).toEqual(closeStatement('c7_1'));
  expect(names.closeAll()).toEqual([closeStatement('c7_0'), closeStatement('c7_1')]);
});

test('unnamed statements, portals and plain queries stay as they are', () => {
  const names = new StatementNames(7);
  for (const bytes of [
    message('P', '', 'SELECT 1', rest),
    message('B', '', '', rest),
    message('D', Buffer.from('P'), 'portal'),
    simpleQuery('SELECT 1'),
  ]) {
    expect(names.translate(bytes)).toEqual(bytes);
  }
  expect(names.closeAll()).toEqual([]);
});
