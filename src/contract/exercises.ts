import * as z from 'zod/mini';
import { type Endpoints, endpoint, file, nothing, stored } from './endpoint.ts';
import {
  captions,
  deletedExercise,
  deletionReason,
  exercise,
  exerciseInput,
  exerciseListItem,
  exerciseMedia,
} from './exercises-schemas.ts';
import { id, instant, madeId, withDefault } from './fields.ts';

const megabyte = 1024 * 1024;

/** Limits of an exercise's picture. Some systems call a JPEG `image/jpg`. */
export const imageLimits = {
  mediaTypes: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'],
  maxBytes: 10 * megabyte,
} as const;

/** MP4, MOV, AVI, WebM and MKV, including alternative names that some systems use. */
export const videoLimits = {
  mediaTypes: [
    'video/mp4',
    'video/x-m4v',
    'video/quicktime',
    'video/x-msvideo',
    'video/avi',
    'video/vnd.avi',
    'video/webm',
    'video/x-matroska',
    'video/matroska',
    // Sent by systems that do not know the type, for example for MKV.
    'application/octet-stream',
  ],
  maxBytes: 50 * megabyte,
} as const;

/** Pictures are scaled to fit this size before the upload, and again on the server. */
export const imageSize = { width: 800, height: 600 } as const;

/** The most bytes in one part of an upload. */
export const partBytes = 2 * megabyte;

const byId = z.object({ id });
const byUpload = z.object({ id: madeId });

/** A video that is uploaded in parts. */
const upload = z.object({
  id: z.string(),
  /** Bytes of the whole file. */
  size: z.int(),
  /** Bytes received so far; the next part starts here. */
  received: z.int(),
  /** The upload is discarded if no further part arrives by then. */
  expiresAt: instant,
});
export type Upload = z.output<typeof upload>;

/** Exercises appear in lists of exercises and in all plans. */
const withExercises = [
  '/api/exercises',
  '/api/admin/exercises',
  '/api/programs',
  '/api/admin/programs',
];

/** Their media also take up space. */
const withMedia = [...withExercises, '/api/admin/storage'];

/** Administrators' requests for exercises and their media. Where an exercise is used is in `admin`. */
export const exercises = {
  list: endpoint({
    method: 'GET',
    path: '/api/exercises',
    auth: 'admin',
    summary: 'List all exercises that are not deleted, by type and name',
    response: z.array(exerciseListItem),
  }),
  deleted: endpoint({
    method: 'GET',
    path: '/api/admin/exercises/deleted',
    auth: 'admin',
    summary: 'List all deleted exercises, most recently deleted first',
    response: z.array(deletedExercise),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/exercises/{id}/form',
    auth: 'admin',
    summary: 'Return an exercise with all its form fields, even if it is deleted',
    params: byId,
    response: exercise,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/exercises',
    auth: 'admin',
    act: 'createExercise',
    idempotent: true,
    summary: 'Create an exercise',
    body: exerciseInput,
    refresh: withExercises,
    response: exercise,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/exercises/{id}',
    auth: 'admin',
    act: 'changeExercise',
    idempotent: true,
    summary: 'Update an exercise',
    params: byId,
    body: exerciseInput,
    revised: true,
    refresh: withExercises,
    response: exercise,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/exercises/{id}',
    auth: 'admin',
    act: 'deleteExercise',
    idempotent: true,
    summary: 'Delete an exercise; plans keep it and can still be completed',
    params: byId,
    body: z.object({ reason: withDefault(deletionReason, '') }),
    refresh: withExercises,
    response: deletedExercise,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/exercises/{id}/restore',
    auth: 'admin',
    act: 'restoreExercise',
    idempotent: true,
    summary: 'Restore a deleted exercise',
    params: byId,
    refresh: withExercises,
    response: exerciseListItem,
  }),
  setImage: endpoint({
    method: 'POST',
    path: '/api/admin/exercises/{id}/image',
    auth: 'admin',
    act: 'setPicture',
    rateClass: 'uploads',
    summary: 'Set an exercise’s picture: JPEG, PNG, GIF or WebP, resized to fit 800 by 600',
    params: byId,
    files: { image: imageLimits },
    refresh: withMedia,
    response: exerciseMedia,
  }),
  removeImage: endpoint({
    method: 'DELETE',
    path: '/api/admin/exercises/{id}/image',
    auth: 'admin',
    act: 'removePicture',
    summary: 'Remove an exercise’s picture; its drawing is shown again',
    params: byId,
    refresh: withMedia,
    response: exerciseMedia,
  }),
  setVideo: endpoint({
    method: 'POST',
    path: '/api/admin/exercises/{id}/video',
    auth: 'admin',
    act: 'setVideo',
    rateClass: 'uploads',
    summary: 'Set an exercise’s video in a single upload: MP4, MOV, AVI, WebM or MKV',
    params: byId,
    files: { video: { ...videoLimits, onDisk: true } },
    refresh: withMedia,
    response: exerciseMedia,
  }),
  removeVideo: endpoint({
    method: 'DELETE',
    path: '/api/admin/exercises/{id}/video',
    auth: 'admin',
    act: 'removeVideo',
    summary: 'Remove an exercise’s video',
    params: byId,
    refresh: withMedia,
    response: exerciseMedia,
  }),
  setCaptions: endpoint({
    method: 'PUT',
    path: '/api/admin/exercises/{id}/captions',
    auth: 'admin',
    act: 'setCaptions',
    summary:
      'Set the captions of an exercise’s video: a WebVTT file; 404 without an uploaded video',
    params: byId,
    body: z.object({ captions }),
    refresh: withMedia,
    response: exerciseMedia,
  }),
  removeCaptions: endpoint({
    method: 'DELETE',
    path: '/api/admin/exercises/{id}/captions',
    auth: 'admin',
    act: 'removeCaptions',
    summary: 'Remove the captions of an exercise’s video',
    params: byId,
    refresh: withMedia,
    response: exerciseMedia,
  }),
  captions: endpoint({
    method: 'GET',
    path: '/api/exercises/{id}/captions.vtt',
    auth: 'golfer',
    token: 'read',
    summary: 'Return the captions of an exercise’s video as WebVTT',
    params: byId,
    response: file('text/vtt; charset=utf-8'),
  }),
  startVideo: endpoint({
    method: 'POST',
    path: '/api/admin/exercises/{id}/video/uploads',
    auth: 'admin',
    act: 'startVideo',
    summary: 'Start a chunked video upload, which can resume after a broken connection',
    params: byId,
    body: z.object({ size: z.int().check(z.gte(1), z.lte(videoLimits.maxBytes)) }),
    response: upload,
    status: 201,
  }),
  upload: endpoint({
    method: 'GET',
    path: '/api/admin/uploads/{id}',
    auth: 'admin',
    summary: 'Return how much of an upload has arrived',
    params: byUpload,
    response: upload,
  }),
  sendPart: endpoint({
    method: 'POST',
    path: '/api/admin/uploads/{id}/parts/{offset}',
    auth: 'admin',
    act: false,
    summary: 'Upload the next part, up to 2 MB; returns 409 if it does not continue the last one',
    params: z.object({ id: madeId, offset: z.string().check(z.maxLength(9), z.regex(/^\d+$/)) }),
    files: { part: { mediaTypes: ['application/octet-stream'], maxBytes: partBytes } },
    response: upload,
  }),
  finishVideo: endpoint({
    method: 'POST',
    path: '/api/admin/uploads/{id}/finish',
    auth: 'admin',
    act: 'finishVideo',
    summary: 'Finish an upload and set the file as the exercise’s video',
    params: byUpload,
    refresh: withMedia,
    response: exerciseMedia,
  }),
  cancelUpload: endpoint({
    method: 'DELETE',
    path: '/api/admin/uploads/{id}',
    auth: 'admin',
    act: 'cancelVideo',
    summary: 'Cancel an upload',
    params: byUpload,
    response: nothing,
  }),
  media: endpoint({
    method: 'GET',
    path: '/api/media/{hash}',
    auth: 'golfer',
    token: 'read',
    summary: 'Return an uploaded picture or video by its content hash; supports byte ranges',
    params: z.object({ hash: id }),
    response: stored,
    // The URL contains the content's hash, so the content never changes.
    cache: 'private, max-age=31536000, immutable',
  }),
  storage: endpoint({
    method: 'GET',
    path: '/api/admin/storage',
    auth: 'admin',
    summary: 'Return the space used by uploaded pictures and videos, and the quota',
    response: z.object({
      images: z.object({ count: z.int(), bytes: z.int() }),
      /** Includes converted videos and their posters. */
      videos: z.object({ count: z.int(), bytes: z.int() }),
      /** The limit for pictures and videos together; MEDIA_QUOTA_MB. */
      quotaBytes: z.int(),
      /** Whether videos in other formats are converted; requires ffmpeg. */
      converts: z.boolean(),
    }),
  }),
} satisfies Endpoints;

/** Returns the URL of a stored picture or video. */
export const mediaUrlOf = (hash: string): string => exercises.media.path.replace('{hash}', hash);

/** Returns the URL of the captions of an exercise's video. */
export const captionsUrlOf = (id: string): string => exercises.captions.path.replace('{id}', id);
