import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where mails are written when no SMTP_URL is set. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** Deletes the mail files for an address. */
export async function deleteMailFiles(dataDir: string, address: string): Promise<void> {
  const folder = mailFolder(dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const file = join(folder, name);
    if (recipientOf(await readFile(file, 'utf8')) === address) await rm(file, { force: true });
  }
}

/** The address in the `To` header, in lower case. */
function recipientOf(message: string): string | undefined {
  const [head = ''] = message.split('\r\n\r\n', 1);
  return /^To:\s*<?([^\s<>]+)>?\s*$/im.exec(head)?.[1]?.toLowerCase();
}
