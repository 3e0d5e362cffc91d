import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { builder } from '#contract/builder.ts';
import { aBuilderProgram } from '#testing/a-builder-program.ts';
import { aProgram } from '#testing/a-plan.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { BuilderScreen } from './builder-screen.tsx';
import { PreviewScreen } from './preview-screen.tsx';

const server = stubServer();

beforeEach(() => loadTexts('builder'));

const administrator = { user: aGolfer({ isAdmin: true }) };

const preview = (
  <PreviewScreen programId="p1" renderProgram={({ name }) => <p>{`${name} for golfers`}</p>} />
);

/** Sends a message as if from the builder around the frame. */
const tell = (data: unknown, origin = location.origin) =>
  fireEvent(window, new MessageEvent('message', { data, origin }));

test('the preview is a separate page at phone size with a note that nobody can enroll', async () => {
  const program = aBuilderProgram();
  const { golfer } = await renderScreen(<BuilderScreen programId={program.id} />, {
    ...administrator,
    reads: { '/api/admin/programs/fairway-finder': program },
  });
  await golfer.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What golfers see' }));
  const frame = dialog.getByTitle<HTMLIFrameElement>('Fairway Finder as golfers see it');
  expect([frame.width, frame.height]).toEqual(['390', '844']);
  expect(frame.getAttribute('src')).toBe('/admin/programs/fairway-finder/preview');
  expect(dialog.getByText('This is only a preview: nobody can enroll from here.')).toBeDefined();
});

test('the frame shows the program as golfers see it and updates with the plan', async () => {
  server.answers(builder.preview, aProgram({ name: 'Winter' }));
  await renderScreen(preview, administrator);
  expect(await screen.findByText('Winter for golfers')).toBeDefined();
  server.answers(builder.preview, aProgram({ name: 'Winter on the mat' }));
  tell('preview-changed', 'https://elsewhere.example');
  tell('something else');
  expect(server.calls(builder.preview)).toHaveLength(1);
  tell('preview-changed');
  expect(await screen.findByText('Winter on the mat for golfers')).toBeDefined();
});

test('a preview that fails to load can be retried', async () => {
  server.refuses('internal', builder.preview);
  const { golfer } = await renderScreen(preview, administrator);
  const title = { name: 'Unable to Load Preview' };
  expect(await screen.findByRole('heading', title, { timeout: 5000 })).toBeDefined();
  expect(server.calls(builder.preview)).toHaveLength(4);
  server.answers(builder.preview, aProgram({ name: 'Winter' }));
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Winter for golfers')).toBeDefined();
});

test('a golfer cannot see the preview', async () => {
  await renderScreen(preview, { user: aGolfer() });
  expect(screen.getByRole('heading', { name: 'Admin access required' })).toBeDefined();
  expect(server.log()).toEqual([]);
});
