import type { ErrorCode } from '#contract/errors.ts';

/** What a person reads for each error code. */
export const errors = {
  invalid_input: 'Some of this is not valid. Check the marked fields.',
  invalid_schedule:
    'This schedule does not fit the program and days. Go back a step and try again.',
  reset_link_invalid: 'This link has expired or was used already. Ask for a new one.',
  unauthorized: 'Sign in to go on.',
  wrong_credentials: 'E-mail and password do not match',
  forbidden: 'Your account may not do this.',
  foreign_origin: 'This request came from another site.',
  not_found: 'There is nothing here.',
  email_taken: 'There is an account with this e-mail already. Sign in instead.',
  already_enrolled: 'You already follow a program. Abandon it before you start another one.',
  session_skipped: 'This session was skipped. Reopen it first.',
  session_completed: 'This session is completed. Reopen it first.',
  program_abandoned: 'The program of this session was abandoned.',
  other_program_active: 'You follow another program now, so this one cannot become active again.',
  no_active_program: 'You follow no program at the moment.',
  program_not_active: 'This program is completed or abandoned, so its plan stays as it is.',
  already_paused: 'Your plan has a pause already. End it before you add another one.',
  not_paused: 'Your plan is not paused.',
  date_in_past: 'This day has passed. Choose today or a later one.',
  date_too_far: 'Choose a day within a year from now.',
  too_large: 'This is larger than the server accepts.',
  unsupported_type: 'The server did not understand this request.',
  too_many_requests: 'Too many tries. Wait a moment, then try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'The server is busy. Please try again in a moment.',
} as const satisfies Record<ErrorCode, string>;
