import { type SQLWrapper, sql } from 'drizzle-orm';
import { maySeeProgress } from '#server/features/friends/public-queries.ts';
import { allows } from '#server/features/settings/public-queries.ts';

/** A value of SQL, or an id as it is. */
type Id = SQLWrapper | string;

/** Whether a friend may read the item `i`: what tells a handicap goes with that. */
export const tellsNothingHidden = (readerId: Id) => sql<boolean>`(
  (i.facts ->> 'tellsHandicap') is distinct from 'true'
  or i.user_id = ${readerId} or ${allows('showHandicapPublicly', sql.raw('i.user_id'))}
)`;

/** Whether a reader may see the item of this id, within another query. */
export const maySeeItem = (readerId: Id, itemId: SQLWrapper) => sql<boolean>`exists (
  select from feed_items i
  where i.id = ${itemId} and ${tellsNothingHidden(readerId)}
    and ${maySeeProgress(readerId, sql.raw('i.user_id'))}
)`;
