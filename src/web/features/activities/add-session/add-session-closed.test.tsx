import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { AddSessionDialog } from './add-session-dialog.tsx';

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

test('closing the dialog clears both forms and returns to the choice', async () => {
  const { golfer } = await renderScreen(<Opener />, { user: aGolfer() });
  const press = (name: string | RegExp) => golfer.click(screen.getByRole('button', { name }));
  const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await press(/^Training Session/);
  await golfer.type(text('Title'), 'Range');
  await press('Back');
  await press(/^Track Round/);
  await golfer.type(text('Name'), 'Medal');
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Open');
  await press(/^Track Round/);
  expect(text('Name').value).toBe('');
  await press('Back');
  await press(/^Training Session/);
  expect(text('Title').value).toBe('');
});
