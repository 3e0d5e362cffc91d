import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import { type Service, type ServiceNote, sayFault, serverOf } from '../services/services.ts';
import type { Deliver, RenderedMail } from './mail.ts';
import { mailFolder } from './mail-files.ts';

/** Milliseconds for each step of the connection to the mail server. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Errors about the sender, the recipient or the message, as opposed to a failed sign-in to the mail server. */
const faultsOfTheMail = ['EENVELOPE', 'EMESSAGE'];

/** Whether the mail server rejects this mail permanently, with a status of 500 or above. */
function isRefused(error: unknown): boolean {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number };
  return faultsOfTheMail.includes(code) && responseCode >= 500;
}

const messageOf = ({ to, ...content }: RenderedMail): SendMailOptions => ({
  ...content,
  // An object, so that it is always taken as one address.
  to: { name: '', address: to },
});

/** Sends through SMTP_URL; if it is not set, mails are written as `.eml` files below the data folder. */
export function createMailDelivery(config: Config, log: FastifyBaseLogger): Deliver {
  let opened: Promise<Deliver> | undefined;
  return async (mail) => {
    opened ??= openDelivery(config, log);
    await (await opened)(mail);
  };
}

/** Connects to the mail server and signs in, without sending a mail. */
export const mailService = (smtpUrl: string): Service => ({
  name: 'mail',
  server: serverOf(smtpUrl),
  setting: 'SMTP_URL',
  async use() {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url: smtpUrl, ...timeouts });
    await transport.verify().finally(() => transport.close());
  },
});

/** That mails have no server, or a sender that most mail servers reject. */
export function mailNote({ smtpUrl, mailFrom }: Config): ServiceNote | undefined {
  const note = { service: 'mail', server: null } as const;
  if (smtpUrl === undefined) {
    return { ...note, state: 'off', fault: 'noMail', setting: 'SMTP_URL', detail: '' };
  }
  const [, sender = mailFrom] = /<(.*)>/.exec(mailFrom) ?? [];
  if (!sender.endsWith('@localhost')) return undefined;
  return { ...note, state: 'bad', fault: 'sender', setting: 'MAIL_FROM', detail: sender };
}

/** Loads the library for the first mail; after most starts, the server sends none for hours. */
async function openDelivery(config: Config, log: FastifyBaseLogger): Promise<Deliver> {
  const { createTransport } = await import('nodemailer');
  const { smtpUrl, mailFrom, dataDir } = config;
  if (smtpUrl !== undefined) {
    const transport = createTransport({ url: smtpUrl, ...timeouts }, { from: mailFrom });
    const service = mailService(smtpUrl);
    return async (mail) => {
      try {
        await transport.sendMail(messageOf(mail));
      } catch (error) {
        // The words of the server often contain the recipient's address, which must not be logged.
        const fault = sayFault(service, error);
        if (!isRefused(error)) throw new Error(`Mail not sent: ${fault}`);
        log.error({ fault }, 'the mail server refused a mail for good');
      }
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: mailFrom });
  const folder = mailFolder(dataDir);
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${randomUUID()}.eml`);
    await writeFile(file, message, { mode: 0o600 });
    log.info({ file }, 'no SMTP_URL is set, so the mail was written to a file');
  };
}
