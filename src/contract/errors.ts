/**
 * Every error that a call can answer with. The message is what a person reads when no translation
 * is at hand; screens translate the code.
 */
export const errors = {
  invalid_input: { status: 400, message: 'Some of this is not valid. Check the marked fields.' },
  invalid_schedule: { status: 400, message: 'This schedule does not fit the program and days.' },
  reset_link_invalid: {
    status: 400,
    message: 'This link has expired or was used already. Ask for a new one.',
  },
  unauthorized: { status: 401, message: 'Sign in to go on.' },
  wrong_credentials: { status: 401, message: 'E-mail and password do not match.' },
  forbidden: { status: 403, message: 'Your account may not do this.' },
  foreign_origin: { status: 403, message: 'This request came from another site.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  email_taken: { status: 409, message: 'There is an account with this e-mail already. Sign in.' },
  already_enrolled: {
    status: 409,
    message: 'You already follow a program. Abandon it before you start another one.',
  },
  session_skipped: { status: 409, message: 'This session was skipped. Reopen it first.' },
  session_completed: { status: 409, message: 'This session is completed. Reopen it first.' },
  program_abandoned: { status: 409, message: 'The program of this session was abandoned.' },
  other_program_active: {
    status: 409,
    message: 'You follow another program now, so this one cannot become active again.',
  },
  no_active_program: { status: 404, message: 'You follow no program at the moment.' },
  program_not_active: {
    status: 409,
    message: 'This program is completed or abandoned, so its plan stays as it is.',
  },
  already_paused: {
    status: 409,
    message: 'Your plan has a pause already. End it before you add another one.',
  },
  not_paused: { status: 409, message: 'Your plan is not paused.' },
  date_in_past: { status: 400, message: 'This day has passed. Choose today or a later one.' },
  date_too_far: { status: 400, message: 'Choose a day within a year from now.' },
  too_large: { status: 413, message: 'This is larger than the server accepts.' },
  unsupported_type: { status: 415, message: 'Send this as JSON.' },
  too_many_requests: { status: 429, message: 'Too many tries. Wait a moment, then try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'The server is busy. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** One fault of the input: where it stands (`preferences.startDate`) and what is wrong. */
export type Issue = { readonly path: string; readonly message: string };

export type ErrorBody = {
  readonly message: string;
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];
  readonly requestId: string;
};
