import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import type { Config } from './config.ts';
import { type Job, type Worker, worker } from './jobs/job.ts';

/** A plain text mail to one golfer, sent after the commit. */
export const sendMail = {
  name: 'send-mail',
  payload: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
  isPrivate: true,
} as const satisfies Job;

export type Mail = z.output<typeof sendMail.payload>;

/** Hands a mail over to whoever brings it. */
export type Deliver = (mail: Mail) => Promise<void>;

export const mailWorker = (deliver: Deliver): Worker => worker(sendMail, deliver);

/** Sends through SMTP_URL; without one, mails are written as `.eml` files under the data folder. */
export function createDelivery(config: Config, log: FastifyBaseLogger): Deliver {
  const { smtpUrl, mailFrom, dataDir } = config;
  if (smtpUrl !== undefined) {
    const transport = createTransport(smtpUrl, { from: mailFrom });
    return async (mail) => void (await transport.sendMail(mail));
  }
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: mailFrom });
  const folder = join(dataDir, 'mail');
  return async (mail) => {
    const { message } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${randomUUID()}.eml`);
    await writeFile(file, message, { mode: 0o600 });
    log.info({ file }, 'no SMTP_URL is set, so the mail was written to a file');
  };
}
