import {
  fairway,
  greenToTheRight,
  longMat,
  rangeTurf,
  roundGreen,
  teeBox,
  wideGreen,
} from '#content/exercises/grounds.ts';
import type { Mark } from '#domain/drills/diagram.ts';

/** What a drawing can begin with: a ground to put marks on. */
export const scenes = {
  wideGreen: [wideGreen],
  roundGreen: [roundGreen],
  shortGame: [greenToTheRight],
  fairway: [teeBox, fairway],
  range: [rangeTurf],
  mat: [{ type: 'floor' }, longMat],
  floor: [{ type: 'floor' }],
  rough: [],
} as const satisfies Readonly<Record<string, readonly Mark[]>>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as readonly SceneName[];

const grounds: ReadonlySet<Mark['type']> = new Set(['turf', 'floor', 'mat']);

/** The marks of a drawing on another ground. Whatever is not ground stays. */
export const onScene = (marks: readonly Mark[], scene: SceneName): readonly Mark[] => [
  ...scenes[scene],
  ...marks.filter(({ type }) => !grounds.has(type)),
];

/** The ground that marks are on; null for one of their own. */
export function sceneOf(marks: readonly Mark[]): SceneName | null {
  const ground = JSON.stringify(marks.filter(({ type }) => grounds.has(type)));
  return sceneNames.find((name) => JSON.stringify(scenes[name]) === ground) ?? null;
}
