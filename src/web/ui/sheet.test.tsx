import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toast } from '#web/platform/toast/toast.ts';
import { Toaster } from '#web/platform/toast/toaster.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Sheet } from './sheet.tsx';

function Screen({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Complete Session</Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="How did it go?"
        dismissible={dismissible}
        foot={<Button onClick={() => setOpen(false)}>Save</Button>}
      >
        <p>Rate it</p>
      </Sheet>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Complete Session' });
const sheet = () => screen.queryByRole('dialog', { name: 'How did it go?' });

test('the focus moves into the sheet, stays there, and returns to the button that opened it', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  await user.click(opener());
  expect(sheet()?.contains(document.activeElement)).toBe(true);
  for (let press = 0; press < 4; press++) {
    await user.tab();
    expect(sheet()?.contains(document.activeElement)).toBe(true);
  }
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(sheet()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test.each([
  ['a mouse', true, 'Title'],
  ['a touch screen, where a keyboard would cover it', false, 'Close'],
])('with %s, a form takes the focus to its first field', async (_with, matches, name) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  render(
    <Sheet open onOpenChange={() => {}} title="Add Week" onSubmit={() => {}} unsaved={false}>
      <input aria-label="Title" />
    </Sheet>,
  );
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name));
});

/** The button that opens the sheet disappears after saving, or when `until` resolves. */
function Ticked({ until }: { until: Promise<void> | null }) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const save = () => {
    setOpen(false);
    if (until === null) setDone(true);
    else void until.then(() => setDone(true));
  };
  return (
    <main id="main" tabIndex={-1}>
      {done ? <p>Done</p> : <Button onClick={() => setOpen(true)}>Complete Session</Button>}
      <a href="/programs">Programs</a>
      <Sheet open={open} onOpenChange={setOpen} title="How did it go?">
        <Button onClick={save}>Save</Button>
      </Sheet>
    </main>
  );
}

test.each(['at once', 'later'])(
  'the focus moves to the main screen when the button that opened the sheet disappears %s',
  async (away) => {
    const user = userEvent.setup();
    const { promise, resolve } = Promise.withResolvers<void>();
    render(<Ticked until={away === 'later' ? promise : null} />);
    await user.click(opener());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    if (away === 'later') await waitFor(() => expect(document.activeElement).toBe(opener()));
    resolve();
    expect(await screen.findByText('Done')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  },
);

test('the focus stays with a golfer who has moved on before the opener disappears', async () => {
  const user = userEvent.setup();
  const { promise, resolve } = Promise.withResolvers<void>();
  render(<Ticked until={promise} />);
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  await user.tab();
  resolve();
  expect(await screen.findByText('Done')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Programs');
});

test('Escape closes a sheet', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  await user.click(opener());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(sheet()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('Escape also closes a sheet while a toast is shown', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Screen />
      <Toaster />
    </>,
  );
  await user.click(opener());
  act(() => toast({ title: 'Error', variant: 'destructive' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(sheet()).toBeNull());
});

test('a sheet that requires a choice has no close button and ignores Escape and outside clicks', async () => {
  const user = userEvent.setup();
  render(<Screen dismissible={false} />);
  await user.click(opener());
  await user.keyboard('{Escape}');
  const scrim = sheet()?.parentElement;
  if (scrim) await user.click(scrim);
  expect(sheet()).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sheet()).toBeNull());
});

test('a confirmation of a final action focuses the safe answer first', async () => {
  const user = userEvent.setup();
  const answers: string[] = [];
  render(
    <ConfirmDialog
      open
      onOpenChange={(open) => answers.push(open ? 'open' : 'closed')}
      title="Abandon Scoring Zone?"
      cancelText="Keep training"
      confirmText="Abandon Program"
      onConfirm={() => answers.push('abandoned')}
    >
      30 planned sessions are removed.
    </ConfirmDialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Abandon Scoring Zone?' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '30 planned sessions are removed.',
  );
  expect(document.activeElement?.textContent).toBe('Keep training');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Abandon Program' }));
  expect(answers).toEqual(['closed', 'abandoned']);
});
