import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type CoachPage, coach } from '#contract/coach.ts';
import { aCoachNote, aCoachPage, anEmptyCoachPage } from '#testing/a-coach-page.ts';
import { stubServer } from '#testing/stub-server.ts';
import { renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { CoachScreen } from './coach-screen.tsx';

const server = stubServer();
const token = 'secret';

beforeEach(() => loadTexts('coach'));

const render = () =>
  renderScreen(
    <CoachScreen
      token={token}
      renderHandicap={(history) => history.map(({ handicap }) => <p key={handicap}>{handicap}</p>)}
      renderDrills={(drills) => drills.map(({ name }) => <h2 key={name}>Drill {name}</h2>)}
    />,
    { at: `/coach/${token}` },
  );

async function open(page: CoachPage = aCoachPage()) {
  server.answers(coach.page, page);
  const view = await render();
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

test('without an account, the page shows whose training it is, for which coach, and until when', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nora’s training');
  expect(screen.getByText(/^For Tom, until 12 August 2026\./)).toBeDefined();
  expect(server.calls(coach.page).map(({ params }) => params)).toEqual([{ token }]);
});

test('the plan opens the current week and shows the status of each session', async () => {
  await open();
  const plan = part('Plan');
  expect(plan.getByText('Scoring Zone')).toBeDefined();
  expect(plan.getByText('Week 1 of 2, 1 of 4 sessions done')).toBeDefined();
  const weeks = plan.getAllByRole('group');
  expect(weeks.map((week) => week.hasAttribute('open'))).toEqual([true, false]);
  expect(plan.getByText('Mon 11 May, 40 min, completed')).toBeDefined();
  expect(plan.getByText('Wed 13 May, 40 min, missed')).toBeDefined();
  expect(plan.getByText('Thu 14 May, 40 min, today')).toBeDefined();
});

test('the plan shows when it starts and the dates of a pause', async () => {
  const { plan } = aCoachPage();
  const pause = { from: '2026-05-20', to: '2026-05-27' };
  await open(aCoachPage({ plan: plan && { ...plan, startDate: '2026-05-16', pause } }));
  expect(part('Plan').getByText(/^Starts in 2 days, /)).toBeDefined();
  expect(part('Plan').getByText('Paused from 20 to 27 May')).toBeDefined();
});

test('the page shows completed sessions with their scores, the rounds, and the handicaps', async () => {
  await open();
  const done = part('Completed sessions');
  expect(done.getByText('Mon 11 May, 35 min')).toBeDefined();
  expect(done.getByText('Towel landing')).toBeDefined();
  expect(done.getByText('7')).toBeDefined();
  expect(part('Recent rounds').getByText('92')).toBeDefined();
  expect(screen.getByText('18.4')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Drill Towel landing' })).toBeDefined();
});

test('the page of a golfer without any training says so in each section', async () => {
  await open(anEmptyCoachPage());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Golf training');
  expect(part('Plan').getByText('No program is active.')).toBeDefined();
  expect(part('Completed sessions').getByText('No session completed yet.')).toBeDefined();
  expect(part('Recent rounds').getByText('No rounds logged yet.')).toBeDefined();
});

test('an unknown, revoked, or expired link shows the same error without a retry button', async () => {
  server.refuses('not_found', coach.page);
  await render();
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the page shows a skeleton while it loads', async () => {
  const arrive = server.holds(coach.page, aCoachPage());
  await render();
  expect(await screen.findByText('Loading')).toBeDefined();
  arrive();
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
});

test('a page that fails to load can be loaded again', async () => {
  server.refuses('internal', coach.page);
  const { golfer } = await render();
  expect(await screen.findByText('Unable to Load the Page')).toBeDefined();
  server.answers(coach.page, aCoachPage());
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
});

test('the coach writes a note on a session, and it appears there at once with the coach’s name', async () => {
  const { golfer } = await open();
  const written = aCoachNote({ text: 'Head still.' });
  server.answers(coach.writeNote, { note: written });
  await golfer.click(
    part('Plan').getByRole('button', { name: 'Add a note to Gate putting, Thu 14 May' }),
  );
  const form = within(screen.getByRole('dialog', { name: 'Note on Gate putting' }));
  await golfer.type(form.getByLabelText('Note'), 'Head still.');
  await golfer.click(form.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('Note saved')).toBeDefined();
  expect(server.calls(coach.writeNote)).toMatchObject([
    { params: { token, id: 'thu' }, body: { note: 'Head still.' } },
  ]);
  expect(part('Plan').getByText('Head still.')).toBeDefined();
  expect(part('Plan').getByText('Note from Tom')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a typed note survives a reload and closing the form, until it is saved', async () => {
  const noteOf = async () => {
    const { golfer } = await open(aCoachPage());
    await golfer.click(
      part('Plan').getByRole('button', { name: 'Add a note to Gate putting, Thu 14 May' }),
    );
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    return { golfer, field };
  };
  const first = await noteOf();
  await first.golfer.type(first.field, 'Head still.');
  cleanup();
  const second = await noteOf();
  expect(second.field.value).toBe('Head still.');
  await second.golfer.click(screen.getByRole('button', { name: 'Close' }));
  cleanup();
  const third = await noteOf();
  expect(third.field.value).toBe('Head still.');
  server.answers(coach.writeNote, { note: aCoachNote({ text: 'Head still.' }) });
  await third.golfer.click(screen.getByRole('button', { name: 'Save the note' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  expect((await noteOf()).field.value).toBe('');
});

test('the note form starts with the existing text, and saving it empty deletes the note', async () => {
  const { golfer } = await open(aCoachPage({ notes: { thu: aCoachNote() } }));
  server.answers(coach.writeNote, { note: null });
  await golfer.click(
    screen.getByRole('button', { name: 'Edit the note on Gate putting, Thu 14 May' }),
  );
  const field = screen.getByLabelText('Note');
  expect(field).toHaveProperty('value', 'Slower on the way back.');
  await golfer.clear(field);
  await golfer.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('Note deleted')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Slower on the way back.')).toBeNull());
});

test('a note that fails to save shows an error and keeps the typed text', async () => {
  const { golfer } = await open();
  server.refuses('too_many_requests', coach.writeNote);
  await golfer.click(
    part('Plan').getByRole('button', { name: 'Add a note to Gate putting, Thu 14 May' }),
  );
  const field = screen.getByLabelText('Note');
  expect(field).toHaveProperty('maxLength', 500);
  await golfer.type(field, 'Head still.');
  await golfer.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeDefined();
  expect(field).toHaveProperty('value', 'Head still.');
});

test('a web address in a note does not become a link', async () => {
  await open(aCoachPage({ notes: { thu: aCoachNote({ text: 'See https://example.org' }) } }));
  expect(screen.getByText('See https://example.org')).toBeDefined();
  expect(screen.queryByRole('link', { name: /example/ })).toBeNull();
});
