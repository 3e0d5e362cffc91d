import { createBrowserHistory } from '@tanstack/history';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNavigate } from '#web/router/router-context.ts';
import '#web/platform/i18n.ts';
import { Outlet } from '#web/router/outlet.tsx';
import { Router } from '#web/router/router.ts';
import { RouterProvider } from '#web/router/router-provider.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Sheet } from './sheet.tsx';
import { createSheetHistory } from './sheet-history.ts';
import { TextInput } from './text-input.tsx';

function Session() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [notes, setNotes] = useState('');
  const goOn = () => {
    setAsking(false);
    setOpen(false);
    void navigate({ to: '/my-schedule' });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Complete Session</Button>
      <Button
        onClick={() => {
          setOpen(true);
          setAsking(true);
        }}
      >
        Skip at once
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title="How did it go?" unsaved={notes !== ''}>
        <TextInput
          aria-label="Notes"
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
        />
        <Button onClick={() => setAsking(true)}>Skip it</Button>
        <Button onClick={goOn}>Save</Button>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="Skip Session?"
          confirmText="Skip Session"
          onConfirm={goOn}
        >
          It counts as skipped.
        </ConfirmDialog>
      </Sheet>
    </>
  );
}

let loads = 0;
let leave: (() => void) | undefined;

afterEach(() => {
  leave?.();
  vi.unstubAllGlobals();
});

const Schedule = () => <h1>Schedule</h1>;
const Nothing = () => null;
async function openScreen() {
  history.pushState(null, '', '/calendar-list');
  loads = 0;
  const sheetHistory = createSheetHistory(createBrowserHistory());
  leave = () => sheetHistory.destroy();
  const load = async () => {
    loads += 1;
  };
  const router = new Router({
    client: new QueryClient(),
    history: sheetHistory,
    routes: {
      '/calendar-list': { screen: Session, load },
      '/my-schedule': { screen: Schedule },
    },
  });
  render(
    <RouterProvider router={router}>
      <Outlet Skeleton={Nothing} Failed={Nothing} NotFound={Nothing} />
    </RouterProvider>,
  );
  await screen.findByRole('button', { name: 'Complete Session' });
  return userEvent.setup();
}

const press = (name: string) => screen.getByRole('button', { name });
const sheet = () => screen.queryByRole('dialog', { name: 'How did it go?' });
const question = () => screen.queryByRole('alertdialog', { name: 'Skip Session?' });
const entries = () => (history.state as { sheets?: number } | null)?.sheets ?? 0;

test('the Back button closes a sheet, and closing a sheet removes its history entry', async () => {
  const user = await openScreen();
  await user.click(press('Complete Session'));
  await waitFor(() => expect(entries()).toBe(1));
  history.back();
  await waitFor(() => expect(sheet()).toBeNull());
  expect(entries()).toBe(0);
  await user.click(press('Complete Session'));
  await waitFor(() => expect(entries()).toBe(1));
  await user.click(press('Close'));
  await waitFor(() => expect(entries()).toBe(0));
  expect(location.pathname).toBe('/calendar-list');
  // The screen below was not loaded again.
  expect(loads).toBe(1);
});

test('Back closes a question before the sheet that opened it', async () => {
  const user = await openScreen();
  await user.click(press('Complete Session'));
  await user.click(press('Skip it'));
  await waitFor(() => expect(entries()).toBe(2));
  history.back();
  await waitFor(() => expect(question()).toBeNull());
  expect(sheet()).not.toBeNull();
  await waitFor(() => expect(entries()).toBe(1));
  history.back();
  await waitFor(() => expect(sheet()).toBeNull());
  expect(location.pathname).toBe('/calendar-list');
});

test('Back asks before a sheet closes with something typed in it, and closes the question next', async () => {
  const user = await openScreen();
  await user.click(press('Complete Session'));
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Windy');
  const leaving = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' });
  for (const answer of ['Back', 'Keep editing']) {
    await waitFor(() => expect(entries()).toBe(1));
    history.back();
    await waitFor(() => expect(leaving()).not.toBeNull());
    await waitFor(() => expect(entries()).toBe(2));
    if (answer === 'Back') history.back();
    else await user.click(press(answer));
    await waitFor(() => expect(leaving()).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Notes' }).value).toBe('Windy');
  }
  await waitFor(() => expect(entries()).toBe(1));
  history.back();
  await waitFor(() => expect(leaving()).not.toBeNull());
  await user.click(press('Discard'));
  await waitFor(() => expect(sheet()).toBeNull());
  await waitFor(() => expect(entries()).toBe(0));
  expect(location.pathname).toBe('/calendar-list');
});

test('a sheet and a question that open together have separate history entries', async () => {
  const user = await openScreen();
  await user.click(press('Skip at once'));
  await waitFor(() => expect(entries()).toBe(2));
  history.back();
  await waitFor(() => expect(question()).toBeNull());
  expect(sheet()).not.toBeNull();
  await waitFor(() => expect(entries()).toBe(1));
  history.back();
  await waitFor(() => expect(sheet()).toBeNull());
  expect(location.pathname).toBe('/calendar-list');
});

test('a screen opened from a sheet replaces the sheet’s history entry', async () => {
  const user = await openScreen();
  await user.click(press('Complete Session'));
  await waitFor(() => expect(entries()).toBe(1));
  const { length } = history;
  await user.click(press('Save'));
  expect(await screen.findByRole('heading', { name: 'Schedule' })).toBeDefined();
  await waitFor(() => expect(location.pathname).toBe('/my-schedule'));
  expect(entries()).toBe(0);
  expect(history.length).toBe(length);
  history.back();
  await screen.findByRole('button', { name: 'Complete Session' });
  expect(entries()).toBe(0);
});

test('a screen opened from a question replaces both history entries', async () => {
  const user = await openScreen();
  await user.click(press('Complete Session'));
  await user.click(press('Skip it'));
  await waitFor(() => expect(entries()).toBe(2));
  await user.click(press('Skip Session'));
  expect(await screen.findByRole('heading', { name: 'Schedule' })).toBeDefined();
  await waitFor(() => expect(location.pathname).toBe('/my-schedule'));
  history.back();
  await screen.findByRole('button', { name: 'Complete Session' });
  expect(entries()).toBe(0);
});

test('the app stays when the entry below a sheet is missing, and its links work', async () => {
  const user = await openScreen();
  const goes = vi.spyOn(history, 'go');
  const { href: url } = location;
  vi.stubGlobal('navigation', {
    currentEntry: { index: 1, url },
    entries: () => [{ url, key: 'lost' }, { url }],
    traverseTo: () => {
      const failed = Promise.reject(new DOMException('Invalid key', 'InvalidStateError'));
      return { committed: failed, finished: failed };
    },
  });
  await user.click(press('Complete Session'));
  await waitFor(() => expect(entries()).toBe(1));
  await user.click(press('Close'));
  await waitFor(() => expect(entries()).toBe(0));
  expect(goes).not.toHaveBeenCalled();
  await user.click(press('Complete Session'));
  await user.click(press('Save'));
  expect(await screen.findByRole('heading', { name: 'Schedule' })).toBeDefined();
});
