import { captionsUrlOf, mediaUrlOf } from '#contract/exercises.ts';
import type { Exercise, ExerciseListItem, ExerciseMedia } from '#contract/exercises-schemas.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { revisionOf } from '#server/platform/routes/revision.ts';
import { detailsForForm, formOf } from './exercise-form.ts';
import { type FoundExercise, findDeletedExercise, findExercise, findListItem } from './queries.ts';

function toMedia({ exercise, video, posterHash }: FoundExercise): ExerciseMedia {
  const { id, imageUrl, videoUrl, captions } = exercise;
  return {
    imageUrl,
    videoUrl,
    video: video && {
      url: videoUrl,
      mediaType: video.mediaType,
      bytes: video.bytes,
      state: video.state ?? 'ready',
      posterUrl: posterHash && mediaUrlOf(posterHash),
      captionsUrl: captions === null ? null : captionsUrlOf(id),
    },
  };
}

async function foundExercise(db: Db, id: string): Promise<FoundExercise> {
  const found = await findExercise(db, id);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/**
 * Reads an exercise for its form.
 * @throws AppError not_found
 */
export async function readExercise(db: Db, id: string): Promise<Exercise> {
  const found = await foundExercise(db, id);
  const { details, deletedAt, source, offeredHash, ...row } = found.exercise;
  const { name, description, instructions, equipment, type, duration, difficulty, icon } = row;
  const { imageUrl, videoUrl, language } = row;
  return {
    id,
    name,
    description,
    instructions,
    equipment,
    type,
    duration,
    difficulty,
    icon,
    imageUrl,
    videoUrl,
    language,
    hasDiagram: details?.diagram != null,
    isScored: details?.scoring != null,
    source: found.source,
    hasOffer: source === 'admin' && offeredHash !== null,
    details: details && detailsForForm(details),
    deletedAt: deletedAt?.toISOString() ?? null,
    media: toMedia(found),
    revision: revisionOf(formOf(found.exercise)),
  };
}

/** @throws AppError not_found */
export const readMedia = async (db: Db, id: string): Promise<ExerciseMedia> =>
  toMedia(await foundExercise(db, id));

/** @throws AppError not_found, also without captions */
export async function readCaptions(db: Db, id: string): Promise<string> {
  const { captions } = (await foundExercise(db, id)).exercise;
  if (captions === null) throw new AppError('not_found');
  return captions;
}

/** @throws AppError not_found */
export async function readListItem(
  db: Db,
  id: string,
  language: string,
): Promise<ExerciseListItem> {
  const found = await findListItem(db, id, language);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** @throws AppError not_found */
export async function readDeleted(db: Db, id: string, language: string) {
  const found = await findDeletedExercise(db, id, language);
  if (found === undefined) throw new AppError('not_found');
  return found;
}
