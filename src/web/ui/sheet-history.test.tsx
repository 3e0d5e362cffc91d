import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import '#web/platform/i18n.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Sheet } from './sheet.tsx';
import { createSheetHistory } from './sheet-history.ts';

function Session() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const goOn = () => {
    setAsking(false);
    setOpen(false);
    void navigate({ href: '/my-schedule' });
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
      <Sheet open={open} onOpenChange={setOpen} title="How did it go?">
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

afterEach(() => leave?.());

async function openScreen() {
  history.pushState(null, '', '/session');
  loads = 0;
  const root = createRootRoute({ component: Outlet });
  const session = createRoute({
    getParentRoute: () => root,
    path: '/session',
    loader: () => {
      loads += 1;
    },
    component: Session,
  });
  const schedule = createRoute({
    getParentRoute: () => root,
    path: '/my-schedule',
    component: () => <h1>Schedule</h1>,
  });
  const sheetHistory = createSheetHistory();
  leave = () => sheetHistory.destroy();
  const router = createRouter({
    routeTree: root.addChildren([session, schedule]),
    history: sheetHistory,
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('button', { name: 'Complete Session' });
  return userEvent.setup();
}

const press = (name: string) => screen.getByRole('button', { name });
const sheet = () => screen.queryByRole('dialog', { name: 'How did it go?' });
const question = () => screen.queryByRole('alertdialog', { name: 'Skip Session?' });
const entries = () => (history.state as { sheets?: number } | null)?.sheets ?? 0;

test('the Back button closes a sheet, and closing it takes its step back', async () => {
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
  expect(location.pathname).toBe('/session');
  // The screen below was not loaded again.
  expect(loads).toBe(1);
});

test('Back closes a question before the sheet that asked it', async () => {
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
  expect(location.pathname).toBe('/session');
});

test('a sheet and a question that open together have a step each', async () => {
  const user = await openScreen();
  await user.click(press('Skip at once'));
  await waitFor(() => expect(entries()).toBe(2));
  history.back();
  await waitFor(() => expect(question()).toBeNull());
  expect(sheet()).not.toBeNull();
  await waitFor(() => expect(entries()).toBe(1));
  history.back();
  await waitFor(() => expect(sheet()).toBeNull());
  expect(location.pathname).toBe('/session');
});

test('a screen that is opened from a sheet takes its step over', async () => {
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

test('a screen that is opened from a question takes both steps over', async () => {
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
