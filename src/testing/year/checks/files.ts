import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/drizzle.ts';

/** The names of stored files that a row accounts for. */
const owned = `
  select 'pictures/' || hash || '.webp' as path from pictures
  union select 'installation/' || (value #>> '{}') from installation_settings
    where name = 'shared.files'
  union select 'media/' || hash from media
  union select 'uploads/' || unnest(parts || pending) from video_uploads
  union select 'uploads/' || jsonb_array_elements_text(data -> 'parts') from pgboss.job
    where name = 'delete-upload-parts' and state in ('created', 'retry', 'active')
  union select 'pictures/' || (data ->> 'hash') || '.webp' from pgboss.job
    where name = 'delete-picture' and state in ('created', 'retry', 'active')`;

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
};

/** Returns a line for each file without a row, row without a file, and mail to an address without an account. */
export async function brokenFiles(db: Db, dataDir: string, wasKilled: boolean): Promise<string[]> {
  const [stored, temporary] = await Promise.all(
    ['files', 'temporary'].map((folder) => filesIn(join(dataDir, folder))),
  );
  const { rows } = await db.execute<{ path: string }>(sql.raw(owned));
  const paths = new Set(rows.map(({ path }) => path));
  const missing = [...paths].filter((path) => path.startsWith('media/') && !stored?.includes(path));
  return [
    ...(stored ?? [])
      .filter((path) => !paths.has(path))
      .map((path) => `file without a row: ${path}`),
    // A part that was never counted may not have been written.
    ...missing.map((path) => `row without a file: ${path}`),
    ...(wasKilled ? [] : (temporary ?? []).map((path) => `temporary file: ${path}`)),
  ];
}

/** Mails of the installation, which has no mail server and writes them to files. */
export class Mailbox {
  readonly #folder: string;
  #seen = new Set<string>();

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'mail');
  }

  /** Returns a line for each mail that was sent twice since the last call. */
  async sentTwice(): Promise<string[]> {
    const names = (await filesIn(this.#folder)).filter((name) => !this.#seen.has(name));
    this.#seen = new Set([...this.#seen, ...names]);
    const mails = await Promise.all(
      names.map(async (name) => {
        const [head = '', body = ''] = splitMail(await readFile(join(this.#folder, name), 'utf8'));
        const about = ['to', 'subject'].map(
          (field) => new RegExp(`^${field}:.*`, 'im').exec(head)?.[0] ?? '',
        );
        return `${about.join(', ')}, ${createHash('sha256').update(body).digest('hex')}`;
      }),
    );
    return mails
      .filter((mail, index) => mails.indexOf(mail) !== index)
      .map((mail) => `mail sent twice: ${mail}`);
  }
}

/** Head and body of a message, without the names of its parts' boundaries, which are random. */
function splitMail(message: string): [head: string, body: string] {
  const end = message.indexOf('\r\n\r\n');
  const head = message.slice(0, end);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '\r\n\r\n';
  return [head, message.slice(end).replaceAll(boundary, '')];
}
