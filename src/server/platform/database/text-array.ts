import { type SQL, sql } from 'drizzle-orm';

/** Passes texts as a single parameter and unpacks them as an SQL array. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** Passes ids as a single parameter and unpacks them as an SQL array. */
export const idArray = (ids: readonly string[]): SQL => sql`${textArray(ids)}::uuid[]`;
