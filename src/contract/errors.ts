import type { ScoreFault } from '#domain/drills/drill.ts';
import type { ScheduleProblem } from '#domain/training/check-schedule.ts';
import type { PauseProblem } from '#domain/training/pause.ts';
import type { PreferenceProblem } from '#domain/training/preferences.ts';

/**
 * Every error code of the API, with its HTTP status. The messages shown to users are in the catalog `errors` of each
 * language.
 */
export const errors = {
  invalid_input: 400,
  invalid_schedule: 400,
  link_expired: 400,
  link_used: 400,
  link_invalid: 400,
  provider_cancelled: 400,
  provider_failed: 400,
  passkey_refused: 400,
  unauthorized: 401,
  token_invalid: 401,
  wrong_credentials: 401,
  sign_in_over: 401,
  forbidden: 403,
  token_refused: 403,
  token_scope: 403,
  second_step_needed: 403,
  passkey_needed: 403,
  foreign_origin: 403,
  sign_up_closed: 403,
  invitation_needed: 403,
  invitation_for_other: 403,
  passwords_off: 403,
  email_unverified: 403,
  provider_email_unverified: 403,
  not_found: 404,
  golfer_not_found: 404,
  connection_exists: 409,
  comments_full: 409,
  coach_links_full: 409,
  access_tokens_full: 409,
  challenge_exists: 409,
  challenge_over: 409,
  progress_hidden: 409,
  friend_request_to_self: 400,
  email_taken: 409,
  no_password: 409,
  codes_on: 409,
  passkeys_full: 409,
  no_push_device: 409,
  account_unverified: 409,
  provider_conflict: 409,
  already_enrolled: 409,
  session_skipped: 409,
  session_completed: 409,
  program_abandoned: 409,
  other_program_active: 409,
  no_active_program: 404,
  program_not_active: 409,
  already_paused: 409,
  not_paused: 409,
  missed_changed: 409,
  last_administrator: 409,
  setting_locked: 409,
  jobs_ending: 409,
  provider_unused: 409,
  import_invalid: 400,
  pack_invalid: 400,
  pack_too_large: 409,
  pack_known: 409,
  has_history: 409,
  weeks_full: 409,
  sessions_full: 409,
  exercises_full: 409,
  exercise_twice: 409,
  exercise_deleted: 409,
  program_empty: 409,
  never_published: 409,
  nothing_to_undo: 409,
  date_in_past: 400,
  date_too_far: 400,
  precondition_failed: 412,
  too_large: 413,
  address_too_long: 414,
  file_empty: 400,
  unsupported_type: 415,
  unsupported_encoding: 415,
  picture_type: 415,
  picture_damaged: 422,
  picture_pixels: 422,
  edited_meanwhile: 409,
  upload_offset: 409,
  upload_incomplete: 409,
  storage_quota: 409,
  video_type: 415,
  video_damaged: 422,
  range_not_satisfiable: 416,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  provider_unavailable: 503,
  disk_full: 503,
  data_dir_full: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errors;

/** Possible faults of a field, apart from the rules of plans, pauses and scores. */
export const fieldFaults = [
  'required',
  'wrong_kind',
  'not_a_choice',
  'text_too_short',
  'text_too_long',
  'too_few',
  'too_many',
  'handicap',
  'handicap_range',
  'handicap_decimals',
  'invalid',
  'name_required',
  'title_required',
  'date_required',
  'score_required',
  'single_line',
  'control_characters',
  'not_well_formed',
  'nothing_visible',
  'password_common',
  'password_personal',
  'password_short',
  'password_long',
  'password_wrong',
  'code_required',
  'code_wrong',
  'email_unchanged',
  'email_other',
  'date_format',
  'captions_format',
  'whole_number',
  'unknown_time_zone',
  'email',
  'mail_domain',
  'holes_9_or_18',
  'fairways_over_holes',
  'greens_over_holes',
  'hole_impossible',
  'scorecard_length',
  'scorecard_differs',
  'duration_too_short',
  'over_a_year_ahead',
  'other_session',
  'not_in_session',
  'no_score',
  'other_cells',
  'private_address',
  'zip_damaged',
  'too_many_entries',
  'no_export',
  'export_version',
  'no_pack',
  'pack_version',
  'no_such_exercise',
  'exercise_repeated',
  'pack_file_missing',
  'pack_picture',
  'pack_video',
  'file_damaged',
  'file_twice',
  'file_too_large',
  'too_many_rows',
  'one_row',
  'row_twice',
  'rows_disagree',
  'date_out_of_range',
  'reply_to_reply',
  'unknown_markup',
  'entry_twice',
  'mark_outside',
  'one_flag',
  'target_impossible',
  'targets_order',
  'score_bounds',
  'limit_between_steps',
  'shape_limits',
] as const;

/** Every fault of a field has its own message, in the catalog `issues`. */
export type IssueCode =
  | (typeof fieldFaults)[number]
  | PauseProblem
  | PreferenceProblem
  | ScheduleProblem['code']
  | ScoreFault;

/** The bounds that some of these messages mention; 0 where they do not matter. */
export type Bounds = { readonly min: number; readonly max: number; readonly step: number };

export const noBounds: Bounds = { min: 0, max: 0, step: 0 };

/** One fault of the input, without its message. */
export type FieldFault = {
  /** The path of the field: `preferences.startDate`. */
  readonly path: string;
  readonly code: IssueCode;
  readonly bounds?: Bounds;
};

/** One fault of the input in a response: its path, and its message. */
export type Issue = { readonly path: string; readonly message: string };

export type ErrorBody = {
  readonly message: string;
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];
  readonly requestId: string;
};
