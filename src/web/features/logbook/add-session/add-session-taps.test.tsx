import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { aRound } from '#testing/an-activity.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { AddSessionDialog } from './add-session-dialog.tsx';

const server = stubServer();

test('entering a round summary takes at most twelve taps, not counting letters and digits', async () => {
  server.answers(logbook.addRound, aRound);
  const dialog = <AddSessionDialog open onClose={() => {}} />;
  const { golfer } = await renderScreen(dialog, { user: aGolfer() });
  let taps = 1; // The button that opened the dialog.
  const tap = async (element: HTMLElement) => {
    taps += 1;
    await golfer.click(element);
  };
  await tap(screen.getByRole('button', { name: /^Track Round/ }));
  await tap(screen.getByRole('spinbutton', { name: 'Total score' }));
  await golfer.keyboard('44');
  await tap(screen.getByRole('radio', { name: '9' }));
  await tap(screen.getByRole('textbox', { name: 'Name' }));
  await golfer.keyboard('Evening nine');
  await tap(screen.getByRole('spinbutton', { name: 'Fairways hit' }));
  await golfer.keyboard('4');
  await tap(screen.getByRole('spinbutton', { name: 'Greens' }));
  await golfer.keyboard('3');
  await tap(screen.getByText('Course, putts and penalties'));
  await tap(screen.getByRole('textbox', { name: 'Putts' }));
  await golfer.keyboard('17');
  await tap(screen.getByRole('textbox', { name: 'Penalties' }));
  await golfer.keyboard('1');
  await tap(screen.getByRole('button', { name: 'Add round' }));
  await screen.findByText('Round Added');
  const summary = { holes: 9, totalScore: 44, fairwaysHit: 4, greensInRegulation: 3 };
  expect(server.calls(logbook.addRound)[0]?.body).toMatchObject({
    ...summary,
    putts: 17,
    penalties: 1,
  });
  expect(taps).toBeLessThanOrEqual(12);
});
