import { type Content, shippedContent } from '#content/content.ts';

export type Draft<Value> = { -readonly [Key in keyof Value]: Draft<Value[Key]> };

/** The shipped content with edits, as in a later release. */
export function edition(edit: (content: Draft<Content>) => void): Content {
  const draft = structuredClone(shippedContent) as Draft<Content>;
  edit(draft);
  return draft;
}

/** Asserts that a value exists in the shipped content. */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The shipped content has changed');
  return value;
}

/** A changed Break 100: its first session swaps its first two exercises, takes longer, and has another title. */
export const newBreak100 = edition(({ programs, words }) => {
  const session = found(programs[0]?.weeks[0]?.sessions[0]);
  const [first, second, ...rest] = session.exercises;
  session.exercises = [
    { ...found(first), drillId: found(second).drillId },
    { ...found(second), drillId: found(first).drillId, minutes: 12 },
    ...rest,
  ];
  session.totalDuration = 42;
  const week = found(words.programs['break-100']?.weeks['break-100-w1']);
  found(week.sessions['break-100-w1-s1']).title = 'The first test';
});
