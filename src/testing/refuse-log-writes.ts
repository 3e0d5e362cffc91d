// Loaded before the server with `node --import`. While the file named by REFUSE_LOG_WRITES exists, every write to
// PostgreSQL's write-ahead log fails as on a full disk.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = process.env['REFUSE_LOG_WRITES'] ?? '';
const logFiles = new Set<number>();
const { openSync, writeSync } = fs;

const noticingOpen: typeof openSync = (path, ...rest) => {
  const file = openSync(path, ...rest);
  if (String(path).includes('pg_wal')) logFiles.add(file);
  else logFiles.delete(file);
  return file;
};

const refusingWrite = (file: number, ...rest: unknown[]): number => {
  if (logFiles.has(file) && fs.existsSync(flag)) {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }
  return Reflect.apply(writeSync, fs, [file, ...rest]);
};

Object.assign(fs, { openSync: noticingOpen, writeSync: refusingWrite });
syncBuiltinESMExports();
