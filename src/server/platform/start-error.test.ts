import { expect, test } from 'vitest';
import { contentsFault, folderFault } from './data-folder.ts';
import { requireUsable } from './database/inspect-server.ts';
import { listenFault } from './start-error.ts';

test.each([
  ['EADDRINUSE', /^Port 80 of 127\.0\.0\.1 is in use\. .+ PORT/],
  ['EACCES', /^This user may not listen on port 80\. Set PORT to 1024 or above\.$/],
  ['EADDRNOTAVAIL', /^HOST \(127\.0\.0\.1\) is not an address of this machine\./],
  ['ENOTFOUND', /^HOST \(127\.0\.0\.1\) is not an address of this machine\./],
])(
  'the error for a server that cannot listen because of %s names the setting to change',
  (code, sentence) => {
    expect(listenFault(code, { host: '127.0.0.1', port: 80 })?.message).toMatch(sentence);
  },
);

test('an unknown listen error is not attributed to the settings', () => {
  expect(listenFault('ERR_INVALID_ARG_TYPE', { host: '', port: 0 })).toBeNull();
});

test.each([
  ['EACCES', /may not read and write DATA_DIR \(\/golf\)/],
  ['EROFS', /can only be read/],
  ['ENOSPC', /^The disk of DATA_DIR \(\/golf\) is full\./],
  ['EDQUOT', /^The disk of DATA_DIR \(\/golf\) is full\./],
  ['ENOENT', /cannot be created/],
  ['ENOTDIR', /is no folder/],
  ['ELOOP', /cannot be used \(ELOOP\)/],
])('the error for a data folder that fails with %s describes the problem', (code, sentence) => {
  expect(folderFault(code, '/golf').message).toMatch(sentence);
});

test('an empty folder and an interrupted first start are accepted', () => {
  expect(contentsFault({ own: [], database: [], major: undefined }, '/golf')).toBeNull();
  const cutOff = { own: ['postgres', 'postgres.unfinished'], database: ['base'], major: undefined };
  expect(contentsFault(cutOff, '/golf')).toBeNull();
});

test('a PostgreSQL server that is too old is refused with its version', () => {
  const server = {
    encoding: 'UTF8',
    database: 'golf',
    schema: 'public',
    isReadOnly: false,
    backend: 1,
  };
  expect(() => requireUsable({ ...server, version: 150_000 })).not.toThrow();
  expect(() => requireUsable({ ...server, version: 140_012 })).toThrow(
    /^This is PostgreSQL 14, and Pinhigh needs 15/,
  );
});
