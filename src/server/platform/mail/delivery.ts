import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Installation } from '../installation/installation.ts';
import { faultOf } from '../services/fault-of.ts';
import {
  type Service,
  type ServiceNote,
  sayFault,
  sayState,
  serverOf,
} from '../services/services.ts';
import { withinTime } from '../within-time.ts';
import type { Deliver, MailAttempt, Mailer, RenderedMail } from './mail.ts';
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

/** Sends a mail. Returns what the mail server answered; null where there is none. @throws the error of the attempt */
type Send = (mail: RenderedMail) => Promise<string | null>;

/** How long whoever tests the mail waits, in milliseconds. */
const attemptMs = 10_000;
/** A mail server may answer with several lines about its rules. */
const longestAnswer = 300;

type Parts = {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** Sends mails some other way; by default as the settings say. */
  readonly deliver?: Deliver | undefined;
  readonly installation: Pick<Installation, 'recent'>;
};

/** Sends through SMTP_URL; if it is not set, mails are written as `.eml` files below the data folder. */
export function createMailer({ config, log, installation, deliver: other }: Parts): Mailer {
  let opened: Promise<Send> | undefined;
  const send: Send = async (mail) => {
    opened ??= openDelivery(config, log);
    return (await opened)(mail);
  };
  const { smtpUrl } = config;
  const deliver = other ?? createDelivery(send, { smtpUrl, log });
  return {
    deliver,
    async attempt(mail) {
      const { renderMail } = await import('./render-mail.ts');
      const { clubName } = await installation.recent();
      const rendered = renderMail(mail, clubName);
      const sent = other === undefined ? send(rendered) : other(rendered).then(() => null);
      const late = () => new Error('timed out');
      return withinTime(sent, attemptMs, late).then(
        (answer) => ({ isSent: true as const, answer }),
        (error: unknown) => failureOf(error, smtpUrl),
      );
    },
  };
}

/** What an administrator is told of a failed attempt: the words of the mail server itself, if there are any. */
function failureOf(error: unknown, smtpUrl: string | undefined): MailAttempt {
  const { response } = error as { response?: string };
  const service = { server: smtpUrl === undefined ? null : serverOf(smtpUrl), setting: 'SMTP_URL' };
  const fault = faultOf(error);
  return {
    isSent: false,
    answer: response?.replaceAll(/\s+/g, ' ').slice(0, longestAnswer) ?? null,
    reason: (language) => sayState({ ...service, ...fault }, language),
  };
}

/** Delivers mails of jobs: a failure is retried, unless the mail server refuses the mail for good. */
function createDelivery(
  send: Send,
  { smtpUrl, log }: Pick<Config, 'smtpUrl'> & Pick<Parts, 'log'>,
): Deliver {
  return async (mail) => {
    try {
      await send(mail);
    } catch (error) {
      if (smtpUrl === undefined) throw error;
      // The words of the server often contain the recipient's address, which must not be logged.
      const fault = sayFault(mailService(smtpUrl), error);
      if (!isRefused(error)) throw new Error(`Mail not sent: ${fault}`);
      log.error({ fault }, 'the mail server refused a mail for good');
    }
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
async function openDelivery(config: Config, log: FastifyBaseLogger): Promise<Send> {
  const { createTransport } = await import('nodemailer');
  const { smtpUrl, mailFrom, dataDir } = config;
  if (smtpUrl !== undefined) {
    const transport = createTransport({ url: smtpUrl, ...timeouts }, { from: mailFrom });
    return async (mail) => (await transport.sendMail(messageOf(mail))).response;
  }
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: mailFrom });
  const folder = mailFolder(dataDir);
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${randomUUID()}.eml`);
    await writeFile(file, message, { mode: 0o600 });
    log.info({ file }, 'no SMTP_URL is set, so the mail was written to a file');
    return null;
  };
}
