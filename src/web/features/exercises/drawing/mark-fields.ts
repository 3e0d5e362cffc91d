import type { Mark, MarkType } from '#domain/drills/diagram.ts';

/** Describes a whole number of a mark. `part` is the index if the field is a pair of width and height. */
const number = <const Name extends string>(
  name: Name,
  [min, max]: readonly [number, number],
  { field = name as string, part = null as 0 | 1 | null, otherwise = 0 } = {},
) => ({ kind: 'number', name, min, max, field, part, otherwise }) as const;

const flag = <const Name extends string>(name: Name, otherwise = false) =>
  ({ kind: 'flag', name, field: name, otherwise }) as const;

const choice = <const Name extends string, const Value extends string>(
  name: Name,
  values: readonly [Value, ...Value[]],
) => ({ kind: 'choice', name, field: name, values }) as const;

const turn = number('turn', [-360, 360]);
const size = (field: string) =>
  [
    number('width', [1, 320], { field, part: 0 }),
    number('height', [1, 200], { field, part: 1 }),
  ] as const;
const radius = number('radius', [4, 160], { field: 'r' });
const flight = choice('flight', ['roll', 'carry']);
const tip = flag('tip');
const quiet = flag('quiet');
const mirrored = flag('mirrored');

/** The settings of each kind of mark, apart from its position. */
const fields = {
  turf: [choice('ground', ['green', 'fairway', 'tee'])],
  floor: [choice('boards', ['across', 'down'])],
  mat: [...size('size'), turn],
  zone: [...size('r'), turn, flag('box')],
  ring: [radius],
  trees: [number('count', [1, 30]), ...size('spread')],
  block: [...size('size'), turn, flag('wall')],
  feet: [number('gap', [9, 80]), turn],
  shoe: [turn],
  golfer: [choice('club', ['address', 'across']), turn, mirrored],
  limb: [number('width', [4, 40], { otherwise: 12 })],
  face: [...size('size'), mirrored],
  putter: [turn, mirrored],
  arc: [
    radius,
    number('start', [-360, 360], { field: 'from' }),
    number('end', [-360, 360], { field: 'to' }),
    choice('tips', ['none', 'end', 'both']),
    quiet,
  ],
  trail: [flight, tip, quiet],
  path: [flight, number('bend', [-120, 120]), tip, quiet],
  gate: [number('width', [8, 160]), turn],
  post: [number('height', [4, 80], { field: 'h', otherwise: 30 })],
  glass: [turn],
  ball: [number('number', [0, 99], { field: 'n' }), flag('ghost')],
  hole: [flag('flag', true)],
  windows: [...size('size'), number('pick', [0, 8])],
  dim: [number('side', [-60, 60])],
  label: [flag('bare')],
} as const satisfies { readonly [Type in MarkType]?: readonly unknown[] };

export type MarkField = (typeof fields)[keyof typeof fields][number];

export const fieldsOf = (type: MarkType): readonly MarkField[] =>
  type in fields ? fields[type as keyof typeof fields] : [];

const valueIn = (mark: Mark, field: string) =>
  new Map<string, unknown>(Object.entries(mark)).get(field);

type NumberField = Extract<MarkField, { kind: 'number' }>;

/** Returns a number of a mark, or the default that is drawn if it is not set. */
export function numberOf(mark: Mark, { field, part, otherwise }: NumberField): number {
  const value = valueIn(mark, field);
  const own = part === null ? value : (value as readonly number[] | undefined)?.[part];
  return typeof own === 'number' ? own : otherwise;
}

export const choiceOf = (mark: Mark, { field, values }: Extract<MarkField, { kind: 'choice' }>) =>
  String(valueIn(mark, field) ?? values[0]);

export const flagOf = (mark: Mark, { field, otherwise }: Extract<MarkField, { kind: 'flag' }>) =>
  Boolean(valueIn(mark, field) ?? otherwise);

/** Returns the mark with a new value in one field. */
export function withValue(mark: Mark, field: MarkField, value: number | boolean | string): Mark {
  if (field.kind !== 'number' || field.part === null)
    return { ...mark, [field.field]: value } as Mark;
  const pair = (valueIn(mark, field.field) ?? [10, 10]) as readonly number[];
  return { ...mark, [field.field]: pair.with(field.part, Number(value)) } as Mark;
}
