import type { PackExercise } from '#contract/packs-schemas.ts';

/** A file that an exercise of a pack has as its picture or as its video. */
export type PackMedia = { readonly kind: 'image' | 'video'; readonly hash: string };

/** The pictures and videos of a pack's exercises, each once, in the order of the exercises. */
export function mediaOfPack(exercises: readonly PackExercise[]): readonly PackMedia[] {
  const all = exercises.flatMap(({ image, video }): readonly PackMedia[] => [
    ...(image === undefined ? [] : [{ kind: 'image' as const, hash: image }]),
    ...(video === undefined ? [] : [{ kind: 'video' as const, hash: video }]),
  ]);
  return [...new Map(all.map((file) => [`${file.kind} ${file.hash}`, file])).values()];
}
