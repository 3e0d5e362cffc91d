import { screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { broadcasts } from '#contract/broadcasts.ts';
import { exercises } from '#contract/exercises.ts';
import { training } from '#contract/training.ts';
import { aChallenge } from '#testing/a-challenge.ts';
import { theDetails } from '#testing/a-session.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { NewToken } from '#web/features/access-tokens/new-token.tsx';
import { ChangeEmailSheet } from '#web/features/accounts/change-email-sheet.tsx';
import { ChangePasswordSheet } from '#web/features/accounts/change-password-sheet.tsx';
import { SendDialog } from '#web/features/broadcasts/send-dialog.tsx';
import { AnswerDialog } from '#web/features/challenges/answer-dialog.tsx';
import { NewLink } from '#web/features/coach/new-link.tsx';
import { SessionNote } from '#web/features/coach/session-note.tsx';
import { CreateExercise } from '#web/features/exercises/form/exercise-form.tsx';
import { ReportComment } from '#web/features/feed/report-comment.tsx';
import { AddSessionDialog } from '#web/features/logbook/add-session/add-session-dialog.tsx';
import { CompleteSessionDialog } from '#web/features/training/complete/complete-session-dialog.tsx';
import { NewAccount } from '#web/features/users/new-account.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';

const server = stubServer();
beforeEach(() => {
  localStorage.clear();
  server.answers(training.details, theDetails('planned', []));
  server.answers(exercises.list, []);
  server.answers(broadcasts.audiences, { all_users: 3, active_users: 2 });
});
afterEach(() => vi.restoreAllMocks());

/** Opens and closes a sheet that its screen would render only while it is open. */
function Opener({ children }: { readonly children: (state: DialogState) => ReactNode }) {
  const [open, onOpenChange] = useState(false);
  return (
    <>
      <button type="button" onClick={() => onOpenChange(true)}>
        Open
      </button>
      {open && children({ open, onOpenChange })}
    </>
  );
}

const opening = (sheet: (state: DialogState & { onClose: () => void }) => ReactNode) => (
  <Opener>{(state) => sheet({ ...state, onClose: () => state.onOpenChange(false) })}</Opener>
);

const session = {
  scheduledSessionId: 'thu',
  sessionId: 'session-1',
  title: 'Landing spots',
  language: 'en',
  totalDuration: 45,
};

type Case = {
  readonly name: string;
  readonly part: ReactNode;
  /** The buttons that lead to the form. */
  readonly open: readonly (string | RegExp)[];
  readonly field: string;
  readonly typed: string;
};

const addSession = opening((state) => <AddSessionDialog {...state} />);

/** The forms that ask, because they have no draft. */
const asking: readonly Case[] = [
  {
    name: 'practice',
    part: addSession,
    open: ['Open', /^Training Session/],
    field: 'Title',
    typed: 'Range',
  },
  {
    name: 'a new account',
    part: <NewAccount />,
    open: ['New account'],
    field: 'Name',
    typed: 'Ida',
  },
  {
    name: 'a round',
    part: addSession,
    open: ['Open', /^Track Round/],
    field: 'Name',
    typed: 'Medal',
  },
  {
    name: 'a report',
    part: <ReportComment id="comment-1" />,
    open: ['Report'],
    field: 'Note optional',
    typed: 'Rude',
  },
  {
    name: 'a link for a coach',
    part: <NewLink />,
    open: ['Make a link'],
    field: 'Coach’s name',
    typed: 'Tom',
  },
  {
    name: 'an access token',
    part: <NewToken />,
    open: ['Make a token'],
    field: 'Name',
    typed: 'Sheet',
  },
  {
    name: 'the answer to a challenge',
    part: opening(({ onClose }) => (
      <AnswerDialog challenge={aChallenge()} onClose={onClose} onAnswered={onClose} />
    )),
    open: ['Open'],
    field: 'Your score: putts holed',
    typed: '12',
  },
  {
    name: 'a new address',
    part: opening((state) => <ChangeEmailSheet {...state} />),
    open: ['Open'],
    field: 'New e-mail',
    typed: 'nora@new.example',
  },
  {
    name: 'a new password',
    part: opening((state) => <ChangePasswordSheet {...state} />),
    open: ['Open'],
    field: 'New password',
    typed: 'a very long putter',
  },
  {
    name: 'an exercise',
    part: opening((state) => <CreateExercise {...state} />),
    open: ['Open'],
    field: 'Name',
    typed: 'Coin drill',
  },
];

/** The forms whose draft is there again when they open. */
const keeping: readonly Case[] = [
  {
    name: 'a completed session',
    part: opening((state) => <CompleteSessionDialog session={session} {...state} />),
    open: ['Open'],
    field: 'Notes',
    typed: 'Windy',
  },
  {
    name: 'a coach’s note',
    part: (
      <SessionNote
        session={{ id: 'thu', title: 'Landing spots' }}
        day="Thursday"
        page={{ notes: {} }}
        token="secret"
      />
    ),
    open: [/Landing spots/],
    field: 'Note',
    typed: 'Slower',
  },
  {
    name: 'a broadcast',
    part: opening(({ onClose }) => <SendDialog preview={() => null} onClose={onClose} />),
    open: ['Open'],
    field: 'Title',
    typed: 'Club evening',
  },
];

async function fillIn({ part, open, field, typed }: Case) {
  const { golfer } = await renderScreen(part, { user: aGolfer() });
  const enter = async () => {
    for (const name of open) await golfer.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog')).findByLabelText<HTMLInputElement>(field);
  };
  await golfer.type(await enter(), typed);
  return { golfer, enter };
}

const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' });
const value = (field: string) => screen.getByLabelText<HTMLInputElement>(field).value;

test.each(asking)('closing $name asks before what was typed is lost', async (form) => {
  const { golfer, enter } = await fillIn(form);
  const closings = [
    () => golfer.keyboard('{Escape}'),
    () => golfer.click(screen.getByRole('button', { name: 'Close' })),
    () => golfer.click(document.querySelector('.backdrop') ?? document.body),
  ];
  for (const close of closings) {
    await close();
    await waitFor(() => expect(question()).not.toBeNull());
    await golfer.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(value(form.field)).toBe(form.typed);
  }
  await golfer.keyboard('{Escape}');
  await golfer.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await enter()).value).toBe('');
  await golfer.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(keeping)('$name is still typed when it was closed and opens again', async (form) => {
  const { golfer, enter } = await fillIn(form);
  await golfer.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(question()).toBeNull();
  expect((await enter()).value).toBe(form.typed);
});
