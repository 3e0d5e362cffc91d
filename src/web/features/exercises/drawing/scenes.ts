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

/** The grounds on which a drawing can start. */
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

/** Puts the marks of a drawing on another ground. Keeps all marks that are not ground. */
export const onScene = (marks: readonly Mark[], scene: SceneName): readonly Mark[] => [
  ...scenes[scene],
  ...marks.filter(({ type }) => !grounds.has(type)),
];

/** Returns the scene whose ground the marks have; null for a custom ground. */
export function sceneOf(marks: readonly Mark[]): SceneName | null {
  const ground = JSON.stringify(marks.filter(({ type }) => grounds.has(type)));
  return sceneNames.find((name) => JSON.stringify(scenes[name]) === ground) ?? null;
}
