import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Every picture in the storage, by the SHA-256 of its content in hexadecimal. */
export const pictures = pgTable('pictures', {
  hash: text('hash').primaryKey(),
  /** When it was last uploaded. */
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
});
