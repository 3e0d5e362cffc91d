import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { admin, type ListedProgram } from '#contract/admin.ts';
import { builder } from '#contract/builder.ts';
import type { DeletedProgram } from '#contract/builder-schemas.ts';
import { aBuilderProgram, aListedProgram } from '#testing/a-builder-program.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { AdminProgramsScreen } from './programs-screen.tsx';

const server = stubServer();

beforeEach(() => loadTexts('builder'));

const three = [
  aListedProgram({ fromHandicap: '20.0' }),
  aListedProgram({ id: 'winter', name: 'Winter Groove', isActive: false, training: 0 }),
  aListedProgram({
    id: 'quiet',
    name: 'Quiet Mind',
    version: 2,
    hasChanges: true,
    origin: 'changed' as const,
  }),
];

/** Excludes links, which contain the program's name too. */
const inRow = { selector: 'b' };

const gone = { language: 'en', color: 'blue', origin: 'shipped' } as const;

const show = async (
  programs: readonly ListedProgram[] = three,
  deleted: readonly DeletedProgram[] = [],
) => {
  server.answers(admin.programs, programs);
  server.answers(builder.deleted, deleted);
  const view = await renderScreen(<AdminProgramsScreen />, { user: aGolfer({ isAdmin: true }) });
  if (programs.length > 0) await screen.findByText(programs[0]?.name ?? '', inRow);
  return view;
};

type View = Awaited<ReturnType<typeof show>>;

const row = (name: string) => within(screen.getByText(name, inRow).closest('li') ?? document.body);

async function choose({ golfer }: View, program: string, item: string) {
  await golfer.click(screen.getByRole('button', { name: `More for ${program}` }));
  await golfer.click(await screen.findByRole('menuitem', { name: item }));
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const toast = (title: string) => screen.findByText(title, { selector: '.toast b' });

test('a program for any handicap shows “any handicap” instead of a number', async () => {
  await show([aListedProgram({ fromHandicap: null, targetHandicap: '54.0' })]);
  expect(screen.getByText('any').parentElement?.textContent).toBe('any handicap');
});

test('the list shows the status, handicap range, and number of golfers of each program', async () => {
  await show([...three, aListedProgram({ id: 'draft', name: 'Draft', version: 0 })]);
  expect(screen.getByText('2 active, 2 inactive')).toBeDefined();
  const winter = row('Winter Groove');
  expect(winter.getByText('Inactive')).toBeDefined();
  expect(row('Fairway Finder').getByText('20.0 to 14.0')).toBeDefined();
  expect(row('Fairway Finder').getByText('98')).toBeDefined();
  const quiet = row('Quiet Mind');
  const tags = ['Active', 'Changes not published', 'Shipped, edited'];
  for (const tag of tags) expect(quiet.getByText(tag)).toBeDefined();
  const build = screen.getByRole('link', { name: 'Build Quiet Mind' });
  expect(build.getAttribute('href')).toBe('/admin/programs/quiet/builder');
});

test('a draft is labeled as a draft', async () => {
  await show([aListedProgram({ version: 0 })]);
  expect(screen.getByText('Draft')).toBeDefined();
  expect(screen.queryByText('Active')).toBeNull();
});

test('the screen shows forty of five hundred programs, loads more on request, and searches all programs', async () => {
  const many = Array.from({ length: 500 }, (_, index) =>
    aListedProgram({ id: `p${index}`, name: `Program ${index}` }),
  );
  await show(many);
  const shown = () => screen.getAllByText(/^Program \d+$/, inRow);
  expect(shown()).toHaveLength(40);
  fireEvent.click(screen.getByText('Show more (40 of 500)'));
  expect(shown()).toHaveLength(80);
  const search = screen.getByLabelText('Search programs');
  fireEvent.change(search, { target: { value: 'program 41' } });
  await waitFor(() => expect(shown()).toHaveLength(15));
  expect(screen.getByText('15 programs found')).toBeDefined();
  fireEvent.change(search, { target: { value: 'program 41x' } });
  expect(await screen.findByText('No program matches')).toBeDefined();
});

test('an empty program list shows how to begin', async () => {
  await show([]);
  expect(await screen.findByRole('heading', { name: 'No programs yet' })).toBeDefined();
});

test('a list that fails to load can be retried', async () => {
  server.refuses('internal', admin.programs);
  server.answers(builder.deleted, []);
  const { golfer } = await renderScreen(<AdminProgramsScreen />, {
    user: aGolfer({ isAdmin: true }),
  });
  const heading = { name: 'Unable to Load Programs' };
  expect(await screen.findByRole('heading', heading)).toBeDefined();
  server.answers(admin.programs, three);
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Quiet Mind', inRow)).toBeDefined();
});

test('creating a program validates and sends the entered values', async () => {
  const { golfer } = await show();
  await golfer.click(screen.getByRole('button', { name: 'Create program' }));
  const form = await dialog('Create program');
  const submit = () => golfer.click(form.getByRole('button', { name: 'Create program' }));
  const field = (name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await golfer.clear(field('Sessions a week'));
  await golfer.type(field('Sessions a week'), '9');
  await submit();
  expect(await form.findByText('Give the program a name.')).toBeDefined();
  expect(form.getByText('A number like 12.0')).toBeDefined();
  expect(form.getByText('1 to 7')).toBeDefined();
  expect(server.calls(builder.create)).toEqual([]);
  await golfer.type(field('Name'), 'Break 80');
  await golfer.type(field('Target handicap'), '8,0');
  await golfer.clear(field('Sessions a week'));
  await golfer.type(field('Sessions a week'), '3');
  await golfer.click(form.getByRole('radio', { name: 'Expert' }));
  await golfer.click(form.getByRole('radio', { name: 'Purple' }));
  server.refuses('internal', builder.create);
  await submit();
  expect(await toast('Creation Failed')).toBeDefined();
  expect(screen.getByText('Please try again later.', { selector: '.toast p' })).toBeDefined();
  expect(field('Name')).toHaveProperty('value', 'Break 80');
  server.answers(builder.create, aBuilderProgram({ id: 'new', version: 0 }));
  await submit();
  expect(await toast('Program Created')).toBeDefined();
  expect(server.calls(builder.create)[1]?.body).toEqual({
    name: 'Break 80',
    description: '',
    targetHandicap: '8.0',
    fromHandicap: null,
    durationWeeks: 8,
    sessionsPerWeek: 3,
    minutesPerSession: 45,
    difficulty: 'expert',
    color: 'purple',
    isActive: true,
  });
  await waitFor(() => expect(server.calls(admin.programs)).toHaveLength(2));
});

test('editing a program changes only its general description', async () => {
  const view = await show();
  await choose(view, 'Fairway Finder', 'Edit');
  const form = await dialog('Edit program');
  expect(form.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'description',
    'targetHandicap',
    'fromHandicap',
  ]);
  expect(form.getByText(/The 98 who train keep their plans\.$/)).toBeDefined();
  await view.golfer.click(form.getByRole('switch', { name: 'Active' }));
  const save = () => view.golfer.click(form.getByRole('button', { name: 'Save changes' }));
  server.refuses('internal', builder.update);
  await save();
  expect(await toast('Update Failed')).toBeDefined();
  server.answers(builder.update, aBuilderProgram({ isActive: false }));
  await save();
  expect(await toast('Program Updated')).toBeDefined();
  const [, call] = server.calls(builder.update);
  expect([call?.params, call?.body]).toEqual([{ id: 'fairway-finder' }, { isActive: false }]);
});

test('deleting a program asks for its name and shows how many golfers train with it', async () => {
  const view = await show();
  await choose(view, 'Quiet Mind', 'Delete');
  const asks = await dialog('Delete Quiet Mind?');
  expect(asks.getByText('Are you sure you want to delete this program?')).toBeDefined();
  expect(asks.getByText(/^You can restore it later. 98 golfers train with it/)).toBeDefined();
  const submit = asks.getByRole('button', { name: 'Delete program' });
  const name = asks.getByRole('textbox', { name: 'Type the name to confirm' });
  await view.golfer.type(name, 'quiet');
  expect(submit).toHaveProperty('disabled', true);
  expect(
    asks.getByText("Program name doesn't match. Please type exactly: Quiet Mind"),
  ).toBeDefined();
  await view.golfer.type(name, ' mind');
  server.refuses('internal', builder.delete);
  await view.golfer.click(submit);
  expect(await toast('Deletion Failed')).toBeDefined();
  server.answers(builder.delete, { id: 'quiet' });
  server.answers(admin.programs, three.slice(0, 2));
  server.answers(builder.deleted, [
    { ...gone, id: 'quiet', name: 'Quiet Mind', deletedAt: '2026-05-14T08:00:00Z' },
  ]);
  await view.golfer.click(submit);
  expect(await toast('Program Deleted')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Quiet Mind', inRow)).toBeNull());
  await view.golfer.click(screen.getByRole('tab', { name: 'Deleted' }));
  expect(await screen.findByRole('button', { name: 'Restore Quiet Mind' })).toBeDefined();
});

test('deleted programs have a tab of their own, from which they can be restored', async () => {
  const deleted = [{ ...gone, id: 'old', name: 'Old Swing', deletedAt: '2026-05-12T08:00:00Z' }];
  const { golfer } = await show(three, deleted);
  await golfer.click(screen.getByRole('tab', { name: 'Deleted' }));
  expect(screen.getByText(/^Deleted 12 May/)).toBeDefined();
  server.answers(builder.restore, aBuilderProgram({ id: 'old', isActive: false }));
  server.answers(builder.deleted, []);
  await golfer.click(screen.getByRole('button', { name: 'Restore Old Swing' }));
  expect(await toast('Program restored. It is inactive.')).toBeDefined();
  expect(await screen.findByText('Nothing deleted')).toBeDefined();
  expect(server.calls(builder.restore)).toMatchObject([{ params: { id: 'old' } }]);
});

test('a program must lead from a higher handicap to a lower one', async () => {
  const { golfer } = await show();
  await golfer.click(screen.getByRole('button', { name: 'Create program' }));
  const form = await dialog('Create program');
  await golfer.type(form.getByRole('textbox', { name: 'Name' }), 'Upwards');
  await golfer.type(form.getByRole('textbox', { name: /^Target/ }), '18');
  await golfer.type(form.getByRole('textbox', { name: /^From/ }), '5');
  await golfer.click(form.getByRole('button', { name: 'Create program' }));
  const text = 'Must be higher than the target: golfers start here.';
  expect(await form.findByText(text)).toBeDefined();
  expect(server.calls(builder.create)).toEqual([]);
});

test('duplicating a program opens the copy in the builder', async () => {
  const view = await show();
  await choose(view, 'Quiet Mind', 'Duplicate');
  const form = await dialog('Duplicate');
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Quiet Mind copy');
  server.answers(builder.duplicate, aBuilderProgram({ id: 'copy' }));
  await view.golfer.click(form.getByRole('button', { name: 'Duplicate' }));
  expect(await toast('Program Duplicated')).toBeDefined();
  await waitFor(() =>
    expect(view.router.state.location.pathname).toBe('/admin/programs/copy/builder'),
  );
});
