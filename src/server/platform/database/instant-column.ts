import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a point in time, independent of time zones. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
