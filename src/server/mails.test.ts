import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { Window } from 'happy-dom';
import { simpleParser } from 'mailparser';
import { describe, expect, test } from 'vitest';
import { usualSettings } from '#contract/installation-schemas.ts';
import { languages } from '#domain/language.ts';
import { closedMail } from './features/account-data/request-deletion.ts';
import { welcomeMail } from './features/accounts/welcome-mail.ts';
import { invitationMail as friendsInvitation } from './features/friends/mails.ts';
import { invitationMail } from './features/installation/invitation-mail.ts';
import { weeklyMail } from './features/notifications/weekly-mail.ts';
import { accountMail } from './features/users/account-mail.ts';
import { readConfig } from './platform/config.ts';
import {
  accountExistsMail,
  confirmMail,
  emailChangeMail,
  emailNoticeMail,
  emailTakenMail,
  resetMail,
} from './platform/mail/account-mails.ts';
import { createMailer } from './platform/mail/delivery.ts';
import { type Mail, sendMail } from './platform/mail/mail.ts';
import { renderMail } from './platform/mail/render-mail.ts';

const site = new URL('https://golf.example');
const email = 'nora@example.com';

/** Markup, a script tag, quotes, an entity, a placeholder and `>`, which marks replies. */
const hostileName = `<img src=x onerror=alert(1)></a><script>"Nora" 'D' &amp; {name}`;

const nora = { userId: 'nora', email };
const linked = { ...nora, token: 'a.b&c=d' };

const joinHref = new URL('/sign-up?invitation=a.b', site).href;

const lastWeek = { monday: '2026-05-04', trainedDays: 3, missed: 1, next: '2026-05-14' };

/** Every mail that the product sends. */
const mails: Readonly<Record<string, (language: string, name: string) => Mail>> = {
  welcome: (preferredLanguage, firstName) =>
    welcomeMail({ id: 'nora', email, preferredLanguage, firstName }, site),
  'confirm the address': (language) => confirmMail({ ...linked, language }, site),
  'an account exists': (language) => accountExistsMail({ ...nora, language }, site),
  'reset the password': (language) => resetMail({ ...linked, language }, site),
  'confirm a new address': (language) => emailChangeMail({ ...linked, language }, site),
  'a new address was asked for': (language) => emailNoticeMail({ ...nora, language }, site),
  'the new address has an account': (language) => emailTakenMail({ ...nora, language }, site),
  'the account is closed': (language) => {
    const deleteAfter = Temporal.Instant.from('2026-05-21T00:00:00Z');
    const golfer = { id: 'nora', email, language, timeZone: 'Pacific/Auckland' };
    return closedMail({ ...golfer, deleteAfter }, site);
  },
  'the week': (language) => {
    const recipient = { id: 'nora', email, language };
    return weeklyMail({ week: lastWeek, recipient, unsubscribeToken: 'nora.abc' }, site);
  },
  invitation: (language, name) => friendsInvitation({ to: email, language, name }, joinHref),
  'an account by an administrator': (language, club) =>
    accountMail({ id: 'nora', email, language, club, href: joinHref, days: 7 }),
  'an invitation by an administrator': (language, club) =>
    invitationMail({ to: email, language, club, href: joinHref, days: 7 }),
};

/** Returns the mail as a mail program reads it: written to a file and parsed. */
async function arrived(mail: Mail, clubName = '') {
  const folder = await mkdtemp(join(tmpdir(), 'pinhigh-mails-'));
  try {
    const config = readConfig({ DATA_DIR: folder });
    const installation = { recent: async () => ({ ...usualSettings, clubName }) };
    await createMailer({ config, installation, log: fastify().log }).deliver(
      renderMail(sendMail.payload.parse(mail), clubName),
    );
    const [file = ''] = await readdir(join(folder, 'mail'));
    return await simpleParser(await readFile(join(folder, 'mail', file)), {
      skipTextLinks: true,
      skipHtmlToText: true,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const pageOf = (html: string | false | undefined) =>
  new new Window().DOMParser().parseFromString(String(html), 'text/html');

const named = Object.entries(mails).map(([name, make]) => ({ name, make }));
const cases = languages.flatMap((language) => named.map((mail) => ({ language, ...mail })));

test.each(cases)(
  'the mail "$name" in $language says the same in HTML and plain text',
  async ({ language, make }) => {
    const mail = make(language, 'Nora');
    const { subject, html, text = '' } = await arrived(mail);
    const page = pageOf(html);
    const shown = page.body.textContent;
    const sentences = [mail.heading, ...mail.paragraphs, mail.action.label, mail.why];
    expect(subject).toBe(mail.subject);
    expect(page.documentElement.lang).toBe(language);
    expect(page.title).toBe(mail.subject);
    for (const sentence of sentences) {
      expect(sentence).not.toBe('');
      expect(shown).toContain(sentence);
      expect(text).toContain(sentence);
    }
    for (const words of [subject, shown, text])
      expect(words).not.toMatch(/[{}]|undefined|null|\[object/);
    const { href } = mail.action;
    expect(text).toContain(href);
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([href, href, ...(mail.unsubscribe ? [mail.unsubscribe.href] : [])]);
  },
);

test.each(named)('the mail "$name" begins with the name of the club', async ({ make }) => {
  const mail = make('en', 'Nora');
  const { html, text = '' } = await arrived(mail, hostileName);
  expect(pageOf(html).body.textContent).toContain(`PINHIGH${hostileName}${mail.heading}`);
  expect(text.startsWith(`${hostileName}\n`)).toBe(true);
  expect((await arrived(mail)).text?.startsWith(mail.heading)).toBe(true);
});

test.each(named)(
  'the mail "$name" runs no scripts, loads no files, and supports dark mode',
  async ({ make }) => {
    const { html } = await arrived(make('en', 'Nora'));
    const page = pageOf(html);
    expect(
      page.querySelectorAll('script, img, link, iframe, object, form, base, svg'),
    ).toHaveLength(0);
    expect(String(html)).not.toMatch(/url\(|@import|\bsrc=|\son\w+=|background=/i);
    expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe(
      'light dark',
    );
    expect(page.querySelector('style')?.textContent).toContain('prefers-color-scheme: dark');
  },
);

describe.each([
  ['welcome', hostileName],
  // An invitation leaves out a name with a slash, because the name could be a link.
  ['invitation', hostileName.replace('</a>', '')],
])('a name full of markup in the mail %s', (name, hostile) => {
  test('is shown as it was written and not treated as markup', async () => {
    const mail = mails[name]?.('en', hostile);
    if (mail === undefined) throw new Error('no such mail');
    const { html, text, subject } = await arrived(mail);
    const page = pageOf(html);
    expect(page.querySelectorAll('img, script')).toHaveLength(0);
    expect(page.querySelector('h1')?.textContent).toBe(mail.heading);
    expect(mail.heading).toContain(hostile);
    expect(text).toContain(hostile);
    expect(subject).toBe(mail.subject);
  });
});

test('only the weekly mail has links to unsubscribe on a page and with one click', async () => {
  for (const { name, make } of named) {
    const { headerLines, text } = await arrived(make('en', 'Nora'));
    const lines = headerLines.filter(({ key }) => key.startsWith('list-')).map(({ line }) => line);
    if (name !== 'the week') expect(lines, name).toEqual([]);
    else {
      expect(lines).toEqual([
        'List-Unsubscribe: <https://golf.example/api/unsubscribe/nora.abc>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]);
      expect(text).toContain('https://golf.example/unsubscribe?token=nora.abc');
    }
  }
});

test('the weekly mail leaves out the next session if nothing is planned', () => {
  const recipient = { id: 'nora', email, language: 'en' };
  const week = { ...lastWeek, next: null };
  const { paragraphs } = weeklyMail({ week, recipient, unsubscribeToken: 'nora.abc' }, site);
  expect(paragraphs).toEqual(['1 session missed.']);
});

test.each([
  ['fr', 'Prochaine séance\u00a0: vendredi 1er mai.', /^Votre compte .* 1er mai 2026 à/],
  ['es', 'Próxima sesión: viernes 1 de mayo.', /1 de mayo de 2026/],
])('mails in %s write the first of a month as people do', (language, nextSession, deletion) => {
  const recipient = { id: 'nora', email, language };
  const week = { ...lastWeek, next: '2026-05-01' };
  const { paragraphs } = weeklyMail({ week, recipient, unsubscribeToken: 'nora.abc' }, site);
  expect(paragraphs).toContain(nextSession);
  const deleteAfter = Temporal.Instant.from('2026-05-01T10:00:00Z');
  const closed = closedMail({ ...recipient, timeZone: 'UTC', deleteAfter }, site);
  expect(closed.paragraphs[0]).toMatch(deletion);
});

test('the welcome mail uses no name for a golfer without a first name', () => {
  const golfer = { id: 'nora', email, preferredLanguage: 'en', firstName: null };
  expect(welcomeMail(golfer, site).heading).toBe('Welcome to Pinhigh');
});
