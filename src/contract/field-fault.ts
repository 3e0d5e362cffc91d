import { type Bounds, type FieldFault, fieldFaults, type IssueCode } from './errors.ts';

/** A schema's rejection of a value, reduced to the fields needed for the message. */
export type Refusal = {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
  /** One of our codes if the schema names one, otherwise Zod's English message. */
  readonly message?: string | undefined;
  readonly origin?: string | undefined;
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
  readonly divisor?: number | bigint | undefined;
  readonly expected?: string | undefined;
  readonly received?: unknown;
};

type Origin = 'text' | 'list' | 'number';

const tooSmall = { text: 'text_too_short', list: 'too_few', number: 'too_low' } as const;
const tooBig = { text: 'text_too_long', list: 'too_many', number: 'too_high' } as const;

/** Converts a schema's rejection into our own fault. Zod's messages are never sent to a golfer. */
export function faultOf(refusal: Refusal): FieldFault {
  const { path, minimum, maximum, divisor } = refusal;
  const bounds = { min: minimum ?? 0, max: maximum ?? 0, step: divisor ?? 0 };
  return { path: path.join('.'), code: codeOf(refusal), bounds: asNumbers(bounds) };
}

function codeOf(refusal: Refusal): IssueCode {
  // Only a form sends it, for a text that is not a number.
  if (refusal.received === 'NaN') return 'not_a_number';
  if (refusal.code === 'invalid_type' && refusal.expected === 'int') return 'whole_number';
  const named = fieldFaults.find((fault) => fault === refusal.message);
  if (named !== undefined) return named;
  const origin = originOf(refusal);
  switch (refusal.code) {
    case 'invalid_type':
    case 'invalid_union':
      return 'wrong_kind';
    case 'invalid_value':
      return 'not_a_choice';
    case 'too_small':
      return origin === 'text' && refusal.minimum === 1 ? 'required' : tooSmall[origin];
    case 'too_big':
      return tooBig[origin];
    case 'not_multiple_of':
      return 'between_steps';
    default:
      return 'invalid';
  }
}

function originOf({ origin }: Refusal): Origin {
  if (origin === 'string') return 'text';
  return origin === 'array' ? 'list' : 'number';
}

const asNumbers = ({ min, max, step }: Record<keyof Bounds, number | bigint>): Bounds => ({
  min: Number(min),
  max: Number(max),
  step: Number(step),
});
