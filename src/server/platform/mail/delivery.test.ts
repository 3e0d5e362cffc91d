import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usualSettings } from '#contract/installation-schemas.ts';
import { readConfig } from '../config.ts';
import { createMailer } from './delivery.ts';
import { type RenderedMail, sendMail } from './mail.ts';

const mail: RenderedMail = {
  to: 'nora@example.com',
  subject: 'Grüße vom Übungsgrün',
  html: '<p>Grün</p>',
  text: 'Grün',
  headers: { 'Auto-Submitted': 'auto-generated' },
};

let dataDir: string;
let stops: (() => Promise<void>)[];
let logged: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-mail-'));
  stops = [() => rm(dataDir, { recursive: true, force: true })];
  logged = [];
});
afterEach(async () => {
  for (const stop of stops) await stop();
});

function mailerWith(environment: Record<string, string>) {
  const { log } = fastify({ logger: { stream: { write: (line) => void logged.push(line) } } });
  const sender = { MAIL_FROM: 'Pinhigh <golf@example.org>', DATA_DIR: dataDir };
  const installation = { recent: async () => usualSettings };
  return createMailer({ config: readConfig({ ...sender, ...environment }), installation, log });
}

const deliveryWith = (environment: Record<string, string>) => mailerWith(environment).deliver;

type Received = { readonly user: string | undefined; readonly mail: ParsedMail };

/** Starts a mail server without TLS, and collects the mails that it accepts. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { user }, done) {
      simpleParser(stream).then((parsed) => {
        received.push({ user, mail: parsed });
        done();
      }, done);
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { received, port };
}

/** Responds to every recipient with this status. */
const answering = (responseCode: number): SMTPServerOptions => ({
  onRcptTo({ address }, _session, done) {
    done(Object.assign(new Error(`no mail for ${address} now`), { responseCode }));
  },
});

test('a mail arrives at the mail server with HTML and text parts, sender, date and message id', async () => {
  const { received, port } = await mailServer();
  await deliveryWith({ SMTP_URL: `smtp://127.0.0.1:${port}` })(mail);
  expect(received).toHaveLength(1);
  const [one] = received;
  expect(one?.mail).toMatchObject({
    subject: mail.subject,
    text: 'Grün',
    date: expect.any(Date),
    from: { text: '"Pinhigh" <golf@example.org>' },
    to: { text: mail.to },
    messageId: expect.stringMatching(/^<[^<>\s]+@example\.org>$/),
  });
  expect(String(one?.mail.html)).toContain('<p>Grün</p>');
  expect(one?.mail.headers.get('auto-submitted')).toBe('auto-generated');
});

test('the app signs in to the mail server with the credentials in SMTP_URL', async () => {
  const { received, port } = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === 'golf' && password === 'p:w') return done(null, { user: username });
      done(new Error('wrong'));
    },
  });
  await deliveryWith({ SMTP_URL: `smtp://golf:p%3Aw@127.0.0.1:${port}` })(mail);
  expect(received).toMatchObject([{ user: 'golf' }]);
  // An operator can fix this, so the mail is retried.
  const wrong = deliveryWith({ SMTP_URL: `smtp://golf:wrong@127.0.0.1:${port}` });
  await expect(wrong(mail)).rejects.toThrow(`127.0.0.1:${port} refuses the sign-in`);
});

test('a permanently refused mail is not retried, and its address stays out of the log', async () => {
  const { received, port } = await mailServer(answering(550));
  await deliveryWith({ SMTP_URL: `smtp://127.0.0.1:${port}` })(mail);
  expect(received).toEqual([]);
  expect(logged.join()).toContain('refused a mail for good');
  expect(logged.join()).not.toContain('nora');
});

test('a temporarily refused mail is retried', async () => {
  const { port } = await mailServer(answering(451));
  const deliver = deliveryWith({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  await expect(deliver(mail)).rejects.toThrow(/^Mail not sent: .*451/);
  await expect(deliver(mail)).rejects.not.toThrow('nora');
});

test('a mail is tried again while the mail server is away', async () => {
  const { port } = await mailServer();
  await stops.pop()?.();
  const deliver = deliveryWith({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  await expect(deliver(mail)).rejects.toThrow(`127.0.0.1:${port} refuses the connection`);
});

test('an attempt says what the mail server has answered, or why there is no answer', async () => {
  const attempt = async (port: number) =>
    mailerWith({ SMTP_URL: `smtp://127.0.0.1:${port}` }).attempt(payload);
  const { received, port } = await mailServer();
  expect(await attempt(port)).toMatchObject({
    isSent: true,
    answer: expect.stringMatching(/^250 /),
  });
  expect(received).toHaveLength(1);
  const refusing = await mailServer(answering(550));
  expect(await attempt(refusing.port)).toMatchObject({
    isSent: false,
    answer: '550 no mail for nora@example.com now',
  });
  await stops.pop()?.();
  const failed = await attempt(refusing.port);
  expect(failed).toMatchObject({ isSent: false, answer: null });
  if (!failed.isSent) expect(failed.reason('en')).toContain('refuses the connection');
  expect(logged).toEqual([]);
  expect(await mailerWith({}).attempt(payload)).toEqual({ isSent: true, answer: null });
});

test('without a mail server, a mail is written to a file that only the owner of the process can read', async () => {
  await deliveryWith({})(mail);
  const folder = join(dataDir, 'mail');
  const [name = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/\.eml$/);
  expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  const parsed = await simpleParser(await readFile(join(folder, name)));
  expect(parsed).toMatchObject({ subject: mail.subject, text: 'Grün' });
});

const payload = {
  to: mail.to,
  language: 'en',
  subject: 'Hello',
  heading: '',
  paragraphs: [],
  why: '',
  action: { label: 'Open', href: 'https://example.org/' },
};

test.each([
  ['a subject of two lines', { subject: 'Hello\r\nBcc: everybody@example.com' }],
  ['a subject that a line separator ends', { subject: 'Hello\u2028Bcc: everybody@example.com' }],
  ['an address of two lines', { to: 'nora@example.com\nBcc: everybody@example.com' }],
  ['two addresses', { to: 'nora@example.com,everybody@example.com' }],
  ['an address with a name', { to: 'Nora <nora@example.com>' }],
  ['an address without an at sign', { to: 'nora' }],
  ['a link that runs', { action: { label: 'Open', href: 'javascript:alert(1)' } }],
])('%s makes a mail invalid', (_what, fault) => {
  expect(sendMail.payload.safeParse(payload).success).toBe(true);
  expect(sendMail.payload.safeParse({ ...payload, ...fault }).success).toBe(false);
});
