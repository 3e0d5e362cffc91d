import { type AnyPgColumn, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { videoStates } from '#contract/exercises-schemas.ts';
import { enumChecks } from '../database/checks.ts';
import { instant } from '../database/instant-column.ts';

/** Set before a file is deleted from the storage; its row is deleted after it. Until then it cannot be stored again. */
const isDeleted = () => boolean('is_deleted').notNull().default(false);

/** Every picture in the storage, by the SHA-256 of its content in hexadecimal. */
export const pictures = pgTable('pictures', {
  hash: text('hash').primaryKey(),
  /** When it was last uploaded. */
  storedAt: instant('stored_at').notNull(),
  isDeleted: isDeleted(),
});

/** Every uploaded picture and video except avatars, and the files made from them, by SHA-256. */
export const media = pgTable(
  'media',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind', { enum: ['image', 'video', 'poster'] }).notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** When it was last uploaded. */
    storedAt: instant('stored_at').notNull(),
    isDeleted: isDeleted(),
    /** Only for a video. */
    state: text('state', { enum: videoStates }),
    /** The file that a video in another format was converted to. */
    playableHash: text('playable_hash').references((): AnyPgColumn => media.hash),
    /** The picture made from a frame of a video. */
    posterHash: text('poster_hash').references((): AnyPgColumn => media.hash),
  },
  enumChecks,
);
