import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { builder } from '#contract/builder.ts';
import type { BuilderProgram } from '#contract/builder-schemas.ts';
import { aBuilderProgram, aBuilderSession, aBuilderWeek } from '#testing/a-builder-program.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { BuilderScreen } from './builder-screen.tsx';

const server = stubServer();

beforeEach(() => loadTexts('builder'));

async function open(button: string, program: BuilderProgram = aBuilderProgram()) {
  const { golfer } = await renderScreen(<BuilderScreen programId={program.id} />, {
    user: aGolfer({ isAdmin: true }),
    reads: { '/api/admin/programs/fairway-finder': program },
  });
  await golfer.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  return {
    golfer,
    dialog,
    /** Replaces the text of a field. */
    write: async (name: string, text: string) => {
      const field = dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
      await golfer.clear(field);
      if (text !== '') await golfer.type(field, text);
    },
    send: () => golfer.click(dialog.getByRole('button', { name: button })),
  };
}

const toast = (title: string) => screen.findByText(title, { selector: '.toast b' });

test('a new week has the next number, and the dialog checks the input immediately', async () => {
  const { dialog, golfer, write, send } = await open('Add Week');
  expect(dialog.getByRole('textbox', { name: 'Week number' })).toHaveProperty('value', '2');
  expect(dialog.getByText('The plan has 2 of 1 weeks:')).toBeDefined();
  expect(dialog.getByText('Week 2 has no title:')).toBeDefined();
  await write('Title', 'Pace');
  expect(dialog.queryByText('Week 2 has no title:')).toBeNull();
  await golfer.click(dialog.getByRole('radio', { name: 'Mental' }));
  const weeks = [aBuilderWeek(), aBuilderWeek({ id: 'w2', weekNumber: 2, title: 'Pace' })];
  server.answers(builder.addWeek, { id: 'w2', program: aBuilderProgram({ weeks }) });
  await send();
  expect(await toast('Week created successfully')).toBeDefined();
  expect(server.calls(builder.addWeek)).toMatchObject([
    { body: { programId: 'fairway-finder', weekNumber: 2, title: 'Pace', focus: 'mental' } },
  ]);
  const week = screen.getByRole('button', { name: /^Week 2 Pace/, hidden: true });
  expect(week.getAttribute('aria-expanded')).toBe('true');
});

test('a week without a number shows an error at its field', async () => {
  const { dialog, write, send } = await open('Add Week');
  await write('Week number', '');
  await send();
  expect(await dialog.findByText('1 to 2')).toBeDefined();
  expect(server.log()).toEqual([]);
});

test('a week number that would leave a gap shows an error at its field', async () => {
  const { dialog, write, send } = await open('Add Week');
  await write('Week number', '3');
  await send();
  expect(await dialog.findByText('1 to 2')).toBeDefined();
  expect(server.log()).toEqual([]);
});

test('a week that the server rejects shows an error, and the typed text stays', async () => {
  const { dialog, write, send } = await open('Add Week');
  await write('Title', 'Pace');
  server.refuses('unavailable', builder.addWeek);
  await send();
  expect(await toast('Failed to create week')).toBeDefined();
  expect(dialog.getByRole('textbox', { name: 'Title optional' })).toHaveProperty('value', 'Pace');
  server.isUnreachable(builder.addWeek);
  await send();
  expect(await screen.findByText('An error occurred', { selector: '.toast p' })).toBeDefined();
  expect(dialog.getByRole('textbox', { name: 'Title optional' })).toHaveProperty('value', 'Pace');
  const keys = server.calls(builder.addWeek).map(({ headers }) => headers?.['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test('typed text survives an accidental close but not Cancel', async () => {
  const { golfer, write } = await open('Add Session');
  await write('Title', 'Half a thought');
  await golfer.keyboard('{Escape}');
  const again = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await golfer.click(screen.getByRole('button', { name: 'Add Session' }));
    return within(await screen.findByRole('dialog')).getByRole('textbox', {
      name: 'Title optional',
    });
  };
  expect(await again()).toHaveProperty('value', 'Half a thought');
  await golfer.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await again()).toHaveProperty('value', '');
});

test('a new session defaults to the first free day and 30 minutes', async () => {
  const { dialog, golfer, write, send } = await open('Add Session');
  const day = (name: string) => dialog.getByRole('radio', { name });
  expect(day('Tuesday')).toHaveProperty('checked', true);
  expect(dialog.getByRole('textbox', { name: 'Minutes' })).toHaveProperty('value', '30');
  expect(dialog.getByText('Week 1, Tuesday takes 30 min:')).toBeDefined();
  await golfer.click(day('Monday, has a session'));
  expect(dialog.getByText('Week 1 has two sessions on Monday:')).toBeDefined();
  await golfer.click(day('Sunday'));
  await write('Minutes', '20');
  await write('Title', 'Lag');
  server.answers(builder.addSession, { id: 's2', program: aBuilderProgram() });
  await send();
  expect(await toast('Session created successfully')).toBeDefined();
  expect(server.calls(builder.addSession)).toMatchObject([
    { body: { programWeekId: 'w1', dayNumber: 7, title: 'Lag', totalDuration: 20 } },
  ]);
});

test('a session without minutes shows an error at its field', async () => {
  const { dialog, write, send } = await open('Add Session');
  await write('Minutes', '');
  await send();
  expect(await dialog.findByText('1 to 600')).toBeDefined();
  expect(server.log()).toEqual([]);
});

test.each([
  ['20.5', 'Use a whole number.'],
  ['half', 'This is not a number.'],
  ['-5', '1 to 600'],
  ['10000', '1 to 600'],
])('%s minutes of a session stay in the field, which shows: %s', async (typed, fault) => {
  const { dialog, write, send } = await open('Add Session');
  await write('Minutes', typed);
  await send();
  expect(await dialog.findByText(fault)).toBeDefined();
  expect(dialog.getByRole('textbox', { name: 'Minutes' })).toHaveProperty('value', typed);
  expect(server.log()).toEqual([]);
});

test('a session that cannot be saved shows an error', async () => {
  const { send } = await open('Add Session');
  server.refuses('internal', builder.addSession);
  await send();
  expect(await toast('Failed to create session')).toBeDefined();
  expect(screen.getByText('An error occurred', { selector: '.toast p' })).toBeDefined();
});

test('the plan dialog updates its checks for new plan values and saves them', async () => {
  const { golfer, dialog, write } = await open('Plan and look');
  await write('Weeks', '2');
  expect(dialog.getByText('The plan has 1 of 2 weeks:')).toBeDefined();
  await golfer.click(dialog.getByRole('radio', { name: 'Green' }));
  server.answers(builder.update, aBuilderProgram({ durationWeeks: 2, color: 'green' }));
  await golfer.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await toast('Program Updated')).toBeDefined();
  // The other fields may have been changed by another administrator meanwhile.
  expect(server.calls(builder.update)[0]?.body).toEqual({ durationWeeks: 2, color: 'green' });
});

test('editing a session uses the same form as adding a session', async () => {
  const session = aBuilderSession({ description: 'Old', dayNumber: 3 });
  const program = aBuilderProgram({ weeks: [aBuilderWeek({ sessions: [session] })] });
  const { golfer } = await renderScreen(<BuilderScreen programId={program.id} />, {
    user: aGolfer({ isAdmin: true }),
    reads: { '/api/admin/programs/fairway-finder': program },
  });
  await golfer.click(screen.getByRole('button', { name: 'More for Start line' }));
  await golfer.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Session' }));
  expect(dialog.getByRole('radio', { name: 'Wednesday' })).toHaveProperty('checked', true);
  expect(dialog.getByDisplayValue('Old')).toBeDefined();
  server.answers(builder.updateSession, { id: 's1', program });
  await golfer.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await toast('Session updated successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('closing an edit dialog asks before it discards what was typed', async () => {
  const { golfer, dialog, write } = await open('Plan and look');
  const close = () => golfer.keyboard('{Escape}');
  await write('Weeks', '7');
  await close();
  const asks = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  await golfer.click(asks.getByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Weeks/ }).value).toBe('7');
  await golfer.click(dialog.getByRole('button', { name: 'Cancel' }));
  await golfer.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(builder.update)).toEqual([]);
});
