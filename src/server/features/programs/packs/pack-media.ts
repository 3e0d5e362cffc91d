import type { PackExercise } from '#contract/packs-schemas.ts';

/** A file that is the picture or the video of an exercise in a pack. */
export type PackMedia = { readonly kind: 'image' | 'video'; readonly hash: string };

/** Lists the pictures and videos of a pack's exercises without duplicates, in the order of the exercises. */
export function mediaOfPack(exercises: readonly PackExercise[]): readonly PackMedia[] {
  const all = exercises.flatMap(({ image, video }): readonly PackMedia[] => [
    ...(image === undefined ? [] : [{ kind: 'image' as const, hash: image }]),
    ...(video === undefined ? [] : [{ kind: 'video' as const, hash: video }]),
  ]);
  return [...new Map(all.map((file) => [`${file.kind} ${file.hash}`, file])).values()];
}
