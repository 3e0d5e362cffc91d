import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { shownToast } from '../toast/toast.ts';
import { lazily } from './lazily.ts';
import { useDialog } from './use-dialog.ts';

function Counter({ open, onOpenChange }: DialogState) {
  const [count, setCount] = useState(0);
  if (!open) return null;
  return (
    <div role="dialog">
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      <button type="button" onClick={() => onOpenChange(false)}>
        Close
      </button>
    </div>
  );
}

function anOpener(load: () => Promise<{ Counter: typeof Counter }>) {
  const Dialog = lazily(load, 'Counter');
  return function Opener({ isKept = false }: { readonly isKept?: boolean }) {
    const { opened, show, state } = useDialog(Dialog, 'Not opened');
    return (
      <>
        <button type="button" onClick={show}>
          Open
        </button>
        {opened > 0 && <Dialog key={isKept ? 0 : opened} {...state} />}
      </>
    );
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.for([
  { isKept: false, says: 'Counted 0' },
  { isKept: true, says: 'Counted 1' },
])('a dialog that is opened again says $says (kept: $isKept)', async ({ isKept, says }) => {
  const Opener = anOpener(async () => ({ Counter }));
  render(<Opener isKept={isKept} />);
  await press('Open');
  await press('Counted 0');
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Open');
  expect(screen.getByRole('button', { name: says })).toBeDefined();
});

test('a dialog whose code does not arrive says so, and opens when it is asked for again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => ({ Counter })).mockRejectedValueOnce(new TypeError('offline'));
  const Opener = anOpener(load);
  render(<Opener />);
  await press('Open');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shownToast.get()).toMatchObject({ title: 'Not opened', variant: 'destructive' });
  await press('Open');
  expect(screen.getByRole('dialog')).toBeDefined();
});
