import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { health, type ServiceState } from '#contract/health.ts';
import { type InstallationState, type Invitation, installation } from '#contract/installation.ts';
import { usualSettings } from '#contract/installation-schemas.ts';
import { anInstallation } from '#testing/an-installation.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { FirstRunScreen } from './first-run-screen.tsx';
import { InstallationScreen } from './installation-screen.tsx';

const server = stubServer();

const url = 'https://golf.example/sign-up?invitation=abc';
const link: Invitation = {
  id: 'link-1',
  email: null,
  createdAt: '2026-05-14T00:00:00Z',
  expiresAt: '2026-05-21T00:00:00Z',
  usesLeft: 18,
  used: 2,
  byGolfer: false,
};

const mailIs = (service: Pick<ServiceState, 'state' | 'fault' | 'text'>) =>
  server.answers(health.detail, {
    database: 'server',
    disk: { state: 'ok', freeBytes: null },
    restarts: null,
    backup: null,
    services: [{ service: 'mail', server: 'smtp.example:587', ...service }],
  });

beforeEach(() => {
  mailIs({ state: 'good', fault: null, text: 'smtp.example:587 responds.' });
  server.answers(installation.invitations, []);
  server.answers(installation.change, { success: true });
});

const opens = (changes: Partial<InstallationState> = {}, Screen = InstallationScreen) => {
  server.answers(installation.read, anInstallation(changes));
  return renderScreen(<Screen />, { user: aGolfer({ isAdmin: true }) });
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('the administrator changes the name and who may join, and all that may be changed is sent', async () => {
  const { golfer } = await opens();
  await golfer.type(await screen.findByLabelText('Name'), 'Lindensee');
  await golfer.click(screen.getByRole('radio', { name: /By invitation/ }));
  const domains = 'Mail domains that need no invitation';
  await golfer.type(field(domains), '@golf.example, lindensee.example');
  await golfer.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeDefined();
  const { versionCheck: _, ...inForm } = usualSettings;
  expect(server.calls(installation.change)[0]?.body).toEqual({
    ...inForm,
    clubName: 'Lindensee',
    signUp: 'invitation',
    mailDomains: ['golf.example', 'lindensee.example'],
  });
});

test('a value from the environment is locked, says so, and is not sent', async () => {
  const { values, sources } = anInstallation();
  const { golfer } = await opens({
    values: { ...values, clubName: 'Lindensee', signUp: 'closed' },
    sources: { ...sources, clubName: 'environment', signUp: 'environment' },
  });
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).readOnly).toBe(true);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getAllByText('from the environment, locked').length).toBeGreaterThan(1);
  await golfer.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls(installation.change)[0]?.body).toEqual({
      language: 'en',
      mailDomains: [],
      signIn: 'any',
      adminSecondStep: 'optional',
    }),
  );
});

test('a domain that is none is refused at its field', async () => {
  const { golfer } = await opens({ values: { ...usualSettings, signUp: 'invitation' } });
  await golfer.type(await screen.findByLabelText(/Mail domains/), 'nobody at home');
  await golfer.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write it like golf.example.org.')).toBeDefined();
  expect(server.calls(installation.change)).toEqual([]);
});

test('passwords can be switched off only beside a provider, by somebody who uses it', async () => {
  server.refuses('provider_unused', installation.change);
  const { golfer } = await opens({ provider: 'Clubhouse' });
  await golfer.selectOptions(await screen.findByLabelText('Signing in'), 'Only with Clubhouse');
  await golfer.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/First sign in with the other account yourself/)).toBeDefined();
});

test('a second step can be asked of administrators by one who has set one up', async () => {
  const { golfer } = await opens();
  await golfer.selectOptions(
    await screen.findByLabelText('Second step at sign-in'),
    'Required for administrators',
  );
  server.refuses('second_step_needed', installation.change);
  await golfer.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Set up one-time codes or a passkey in your profile first.'),
  ).toBeDefined();
  expect(server.calls(installation.change)[0]?.body).toMatchObject({ adminSecondStep: 'required' });
});

test('the mail server is tried as the page opens, and says itself what is wrong', async () => {
  mailIs({ state: 'bad', fault: 'signIn', text: 'smtp.example:587 refuses the sign-in.' });
  await opens();
  expect(await screen.findByText('smtp.example:587 refuses the sign-in.')).toBeDefined();
});

test('the test of the mail says what the mail server has answered, and stays on the page', async () => {
  const { golfer } = await opens();
  const message = 'The mail server has accepted it. It says: 250 queued';
  server.answers(accounts.testWelcomeEmail, { isSent: true, message });
  await golfer.click(await screen.findByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText(message)).toBeDefined();
  server.refuses('too_many_requests', accounts.testWelcomeEmail);
  await golfer.click(screen.getByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('E-mail not sent')).toBeDefined();
});

test('without an address from the environment and without https, the page says what to do and what does not work', async () => {
  await opens({ address: { url: 'http://localhost:5000', source: 'default' } });
  expect(await screen.findByText(/set PUBLIC_URL=http:\/\/localhost/)).toBeDefined();
  expect(screen.getByText(/five things do not work/)).toBeDefined();
  expect(screen.getByRole('img', { name: /^QR code for http:\/\/localhost/ })).toBeDefined();
});

test('the administrator makes an invitation link, which is shown once with its code', async () => {
  server.answers(installation.invite, { ...link, url, isMailed: false });
  const { golfer } = await opens();
  await golfer.click(await screen.findByRole('button', { name: 'New invitation' }));
  await golfer.click(screen.getByRole('button', { name: 'Make link' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'The invitation link' }));
  expect(sheet.getByLabelText<HTMLInputElement>('Link').value).toBe(url);
  expect(sheet.getByRole('img', { name: `QR code for ${url}` })).toBeDefined();
  expect(server.calls(installation.invite)[0]?.body).toEqual({ days: 7, uses: 20 });
});

test('an invitation for one address is for one golfer', async () => {
  const email = 'ida@example.org';
  server.answers(installation.invite, { ...link, email, url, isMailed: true });
  const { golfer } = await opens();
  await golfer.click(await screen.findByRole('button', { name: 'New invitation' }));
  await golfer.type(screen.getByLabelText(/For one e-mail address/), email);
  await golfer.click(screen.getByRole('button', { name: 'Make link' }));
  expect(await screen.findByText(`It was also mailed to ${email}.`)).toBeDefined();
  expect(server.calls(installation.invite)[0]?.body).toEqual({ email, days: 7, uses: 1 });
});

test('a link in the list is revoked after a question', async () => {
  server.answers(installation.invitations, [link]);
  server.answers(installation.revokeInvitation, { success: true });
  const { golfer } = await opens();
  expect(await screen.findByText('18 more golfers until 21 May 2026, 2 joined')).toBeDefined();
  await golfer.click(screen.getByRole('button', { name: /Revoke the link/ }));
  expect(server.calls(installation.revokeInvitation)).toEqual([]);
  const dialog = within(await screen.findByRole('alertdialog'));
  await golfer.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() =>
    expect(server.calls(installation.revokeInvitation)).toMatchObject([
      { params: { id: 'link-1' } },
    ]),
  );
});

const newest = {
  ...anInstallation().newest,
  server: 'golf.example:443',
  checkedAt: '2026-05-14T00:00:00Z',
};

test('the server asks for a newer version only when an administrator switches it on', async () => {
  const { golfer } = await opens({ newest: { ...newest, checkedAt: null } });
  const allow = await screen.findByRole('switch', { name: 'Look for newer versions' });
  expect(allow.getAttribute('aria-checked')).toBe('false');
  expect(screen.getByText(/asks golf\.example:443 for one file/)).toBeDefined();
  await golfer.click(allow);
  await waitFor(() =>
    expect(server.calls(installation.change)[0]?.body).toEqual({ versionCheck: 'daily' }),
  );
});

test('a newer version is shown with its notes and what to do', async () => {
  const values = { ...usualSettings, versionCheck: 'daily' as const };
  await opens({
    values,
    newest: { ...newest, version: '1.1.0', notes: 'Ten more drills.', isNewer: true },
  });
  expect(await screen.findByText('Version 1.1.0 exists.')).toBeDefined();
  expect(screen.getByText('Ten more drills.')).toBeDefined();
  expect(screen.getByText(/^Back up, then get the new version/)).toBeDefined();
});

test('an attempt to ask that failed says why', async () => {
  const values = { ...usualSettings, versionCheck: 'daily' as const };
  await opens({ values, newest: { ...newest, problem: 'golf.example:443 cannot be found.' } });
  expect(await screen.findByText('golf.example:443 cannot be found.')).toBeDefined();
});

test('without an address, the page says which setting names one, and there is nothing to switch', async () => {
  await opens();
  expect(await screen.findByText(/VERSION_URL names the file/)).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('the first page can be left with the answers that are already in, and then leads on', async () => {
  const { golfer } = await opens({}, FirstRunScreen);
  expect(await screen.findByText('First start, version 1.0.0')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
  await golfer.click(screen.getByRole('button', { name: 'Save and open' }));
  const title = await screen.findByRole('heading', { name: 'Pinhigh is open.' });
  expect(document.activeElement).toBe(title);
  const ways = screen.getAllByRole('link').map((way) => way.getAttribute('href'));
  expect(ways).toEqual(['/welcome', '/admin/users', '/admin']);
});

test('a club that is joined by invitation gets its first link on the first page', async () => {
  server.answers(installation.invite, { ...link, url, isMailed: false });
  const { golfer } = await opens({}, FirstRunScreen);
  await golfer.type(await screen.findByLabelText('Name'), 'Lindensee');
  await golfer.click(screen.getByRole('radio', { name: /By invitation/ }));
  await golfer.click(screen.getByRole('button', { name: 'Save and open' }));
  expect(await screen.findByRole('heading', { name: 'Lindensee is open.' })).toBeDefined();
  await golfer.click(screen.getByRole('button', { name: 'Make an invitation link' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(url);
});
