import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '#contract/admin.ts';
import { builder } from '#contract/builder.ts';
import { packLimits, packs } from '#contract/packs.ts';
import { aBuilderProgram, aListedProgram } from '#testing/a-builder-program.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { dismissToast } from '#web/platform/toast/toast.ts';
import { AdminProgramsScreen } from './programs-screen.tsx';

const server = stubServer();

beforeEach(() => {
  server.answers(builder.deleted, []);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pack');
  return loadTexts('builder');
});
afterEach(dismissToast);

async function show() {
  server.answers(admin.programs, [aListedProgram()]);
  const view = await renderScreen(<AdminProgramsScreen />, { user: aGolfer({ isAdmin: true }) });
  await screen.findByText('Fairway Finder', { selector: 'b' });
  return view;
}

const toast = (title: string) => screen.findByText(title, { selector: '.toast b' });

async function exports() {
  const { golfer } = await show();
  await golfer.click(screen.getByRole('button', { name: 'More for Fairway Finder' }));
  await golfer.click(await screen.findByRole('menuitem', { name: 'Export' }));
}

test('a program is exported under the file name that the server gives its pack', async () => {
  const headers = { 'content-disposition': 'attachment; filename="fairway-finder.pinhigh.zip"' };
  server.replies(() => new Response('PK', { headers }), packs.exportPack);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await exports();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'fairway-finder.pinhigh.zip' });
  expect(server.calls(packs.exportPack)).toMatchObject([{ params: { id: 'fairway-finder' } }]);
});

test('a failed export shows the reason', async () => {
  server.refuses('too_many_requests', packs.exportPack);
  await exports();
  expect(await toast('Export Failed')).toBeDefined();
  expect(screen.getByText(/^Too many attempts/)).toBeDefined();
});

const zip = (bytes = 4) => new File([new Uint8Array(bytes)], 'net-work.zip', { type: '' });

async function openImport() {
  const view = await show();
  const { golfer } = view;
  await golfer.click(screen.getByRole('button', { name: 'Import program' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import program' }));
  const start = dialog.getByRole<HTMLButtonElement>('button', { name: 'Import' });
  const choose = (file: File) =>
    golfer.upload(dialog.getByLabelText(/Choose the ZIP|\.zip$/), file);
  return { ...view, dialog, start, choose };
}

test('an import shows how many exercises were added and links to the builder', async () => {
  const { golfer, router, start, choose } = await openImport();
  expect(start.disabled).toBe(true);
  await choose(zip());
  const answers = server.holds(packs.importPack, {
    program: aBuilderProgram({ id: 'net-work', name: 'Net work', version: 0 }),
    exercises: { added: 1, reused: 12 },
  });
  await golfer.click(start);
  expect(await screen.findByRole('button', { name: 'One moment...' })).toBeDefined();
  answers();
  expect(await toast('Program Imported')).toBeDefined();
  expect(screen.getByText('Net work: 1 exercise added, 12 reused.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(server.calls(admin.programs)).toHaveLength(2));
  await golfer.click(screen.getByRole('button', { name: 'Build' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/admin/programs/net-work/builder'),
  );
});

test('a rejected pack shows its errors by file and place, and another pack can be chosen', async () => {
  server.refuses('pack_invalid', packs.importPack, [
    { path: 'program.json weeks.0.title', message: 'At least 1 character.' },
    { path: 'exercises.json 3.duration', message: 'At most 240.' },
  ]);
  const { golfer, dialog, start, choose } = await openImport();
  await choose(zip());
  await golfer.click(start);
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toMatch(/^Import Failed.*Nothing has changed\./);
  expect(alert.textContent).toContain('program.json weeks.0.title: At least 1 character.');
  expect(alert.textContent).toContain('exercises.json 3.duration: At most 240.');
  await choose(zip());
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(start.disabled).toBe(false);
});

test('a pack whose name is already here is imported again only after a question', async () => {
  server.refuses('pack_known', packs.importPack);
  const { golfer, dialog, start, choose } = await openImport();
  await choose(zip());
  await golfer.click(start);
  expect((await dialog.findByRole('alert')).textContent).toContain('gets a number after its name');
  server.answers(packs.importPack, {
    program: aBuilderProgram({ id: 'net-work', name: 'Net work (2)', version: 0 }),
    exercises: { added: 0, reused: 1 },
  });
  await golfer.click(dialog.getByRole('button', { name: 'Import Again' }));
  expect(await screen.findByText(/^Net work \(2\): /)).toBeDefined();
  const [first, second] = server.calls(packs.importPack);
  expect([first?.query, second?.query]).toEqual([{}, { again: 'true' }]);
  expect(second?.headers?.['idempotency-key']).not.toBe(first?.headers?.['idempotency-key']);
});

test('retrying the same pack repeats the same request, and another pack is a new request', async () => {
  server.refuses('internal', packs.importPack);
  const { golfer, dialog, start, choose } = await openImport();
  await choose(zip());
  for (const count of [1, 2]) {
    await golfer.click(start);
    await waitFor(() => expect(server.calls(packs.importPack)).toHaveLength(count));
    await dialog.findByRole('alert');
  }
  await choose(zip(5));
  await golfer.click(start);
  await waitFor(() => expect(server.calls(packs.importPack)).toHaveLength(3));
  const [first, second, third] = server
    .calls(packs.importPack)
    .map(({ headers }) => headers?.['idempotency-key']);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a pack above the server’s size limit is not sent', async () => {
  const { dialog, start, choose } = await openImport();
  await choose(zip(packLimits.maxBytes + 1));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/larger than 117 MB/);
  expect(start.disabled).toBe(true);
});
