import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { aRound } from '#testing/an-activity.ts';
import { noEffects } from '#testing/effects.ts';
import { statsInWeekFive } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { AddSessionDialog } from './add-session-dialog.tsx';

const server = stubServer();

function Opener() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <AddSessionDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

test('discarding clears both forms and returns to the choice', async () => {
  const { golfer } = await renderScreen(<Opener />, { user: aGolfer() });
  const press = (name: string | RegExp) => golfer.click(screen.getByRole('button', { name }));
  const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await press(/^Training Session/);
  await golfer.type(text('Title'), 'Range');
  await press('Back');
  await press(/^Track Round/);
  await golfer.type(text('Name'), 'Medal');
  await press('Close');
  await press('Discard');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Open');
  await press(/^Track Round/);
  expect(text('Name').value).toBe('');
  await press('Back');
  await press(/^Training Session/);
  expect(text('Title').value).toBe('');
});

test('what was typed before a reload is in the form again, with the same key', async () => {
  server.refuses('internal');
  const reads = { '/api/user/stats': statsInWeekFive, '/api/programs': [] };
  const before = await renderScreen(<Opener />, { user: aGolfer(), reads });
  const press = (name: string | RegExp) =>
    before.golfer.click(screen.getByRole('button', { name }));
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await press(/^Track Round/);
  await before.golfer.type(name(), 'Medal');
  await before.golfer.type(screen.getByRole('spinbutton', { name: 'Total score' }), '88');
  await press('Add round');
  expect(await screen.findByText('Failed to add golf round. Please try again.')).toBeDefined();
  before.unmount();
  await renderScreen(<Opener />, { user: aGolfer(), reads });
  expect(name().value).toBe('Medal');
  expect(screen.getByText('Nothing is lost: what you typed is still here.')).toBeDefined();
  server.answers(logbook.addRound, { ...aRound, effects: noEffects });
  await press('Add round');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = server.calls(logbook.addRound);
  expect(second).toEqual(first);
  await press('Open');
  expect(screen.getByRole('button', { name: /^Track Round/ })).toBeDefined();
});
