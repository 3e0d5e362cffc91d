import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Deliver, RenderedMail } from './mail.ts';
import { mailFolder } from './mail-files.ts';

/** Milliseconds for each step of the connection to the mail server. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Errors about the sender, the recipient or the message, as opposed to a failed sign-in to the mail server. */
const faultsOfTheMail = ['EENVELOPE', 'EMESSAGE'];

type Fault = {
  /** The mail server: host and port. */
  readonly server: string;
  readonly code?: string | undefined;
  readonly responseCode?: number | undefined;
  /** Why no conversation with the server took place: a closed port, a certificate, an unknown host. */
  readonly cause?: string;
};

/** What failed. The words of the server often contain the recipient's address, which must not be logged. */
function faultOf(error: unknown, smtpUrl: string): Fault {
  const { code, responseCode, message } = error as Error & Omit<Fault, 'server'>;
  const server = URL.parse(smtpUrl)?.host ?? '';
  return { server, code, responseCode, ...(responseCode === undefined && { cause: message }) };
}

/** Whether the mail server rejects this mail permanently, with a status of 500 or above. */
const isRefused = ({ code = '', responseCode = 0 }: Fault) =>
  faultsOfTheMail.includes(code) && responseCode >= 500;

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

/** Says in the log, after a start, when the mail server cannot be used and why. Does nothing without SMTP_URL. */
export async function checkMailServer(
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  log: FastifyBaseLogger,
): Promise<void> {
  if (smtpUrl === undefined) return;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
  } catch (error) {
    log.error(faultOf(error, smtpUrl), 'the mail server cannot be used, so no mail is sent');
  } finally {
    transport.close();
  }
}

/** Loads the library for the first mail; after most starts, the server sends none for hours. */
async function openDelivery(config: Config, log: FastifyBaseLogger): Promise<Deliver> {
  const { createTransport } = await import('nodemailer');
  const { smtpUrl, mailFrom, dataDir } = config;
  if (smtpUrl !== undefined) {
    const transport = createTransport({ url: smtpUrl, ...timeouts }, { from: mailFrom });
    return async (mail) => {
      try {
        await transport.sendMail(messageOf(mail));
      } catch (error) {
        const fault = faultOf(error, smtpUrl);
        if (!isRefused(fault)) throw new Error(`Mail not sent: ${JSON.stringify(fault)}`);
        log.error(fault, 'the mail server refused a mail for good');
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
