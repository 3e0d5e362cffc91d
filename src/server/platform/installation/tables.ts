import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The settings that administrators have set while the server ran, one row each, and what all nodes have to have in common
 * (`shared-settings.ts`).
 */
export const installationValues = pgTable('installation_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});
