import type { ActName } from '#contract/admin-acts.ts';

/** Fields whose values are words or numbers that a person entered. */
const written = [
  'name',
  'clubName',
  'email',
  'days',
  'uses',
  'title',
  'reason',
  'message',
  'notes',
  'description',
  'duration',
  'totalDuration',
  'weekNumber',
  'dayNumber',
  'durationWeeks',
  'sessionsPerWeek',
  'minutesPerSession',
  'targetHandicap',
  'fromHandicap',
] as const;

/** Fields with long texts, lists, or values that only the app knows; it is enough to say that they were given. */
const named = [
  'type',
  'instructions',
  'equipment',
  'difficulty',
  'icon',
  'color',
  'language',
  'details',
  'focus',
  'task',
  'isActive',
  'signUp',
  'mailDomains',
  'signIn',
  'versionCheck',
] as const;

type Input = Readonly<Record<string, string | number | boolean | null>>;

export type Fact = {
  readonly field: (typeof written)[number] | (typeof named)[number];
  readonly value?: string | number;
};

/** Acts whose input says more than their sentence. What was created is described by its name. */
const isDetailed = (act: ActName) => /^(change|delete|duplicate|invite|sendBroadcast)/.test(act);

/** What an entry of the audit log says of its input, in the order of the fields above. */
export function factsOf(act: ActName, input: Input): readonly Fact[] {
  if (!isDetailed(act)) return [];
  const given = written.flatMap((field): readonly Fact[] => {
    const value = input[field];
    if (value === undefined) return [];
    return typeof value === 'string' || typeof value === 'number'
      ? [{ field, value }]
      : [{ field }];
  });
  return [...given, ...named.flatMap((field) => (field in input ? [{ field }] : []))];
}
