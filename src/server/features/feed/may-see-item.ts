import { type SQLWrapper, sql } from 'drizzle-orm';
import { maySeeProgress } from '#server/features/friends/public-queries.ts';
import { allows } from '#server/features/settings/public-queries.ts';

/** An SQL expression, or an id as a string. */
type Id = SQLWrapper | string;

/** Whether item `i` hides no handicap from the reader: an item that reveals one follows its privacy switch. */
export const tellsNothingHidden = (readerId: Id) => sql<boolean>`(
  (i.facts ->> 'tellsHandicap') is distinct from 'true'
  or i.user_id = ${readerId} or ${allows('showHandicapPublicly', sql.raw('i.user_id'))}
)`;

/** Whether a reader may see the item with this id, within another query. */
export const maySeeItem = (readerId: Id, itemId: SQLWrapper) => sql<boolean>`exists (
  select from feed_items i
  where i.id = ${itemId} and ${tellsNothingHidden(readerId)}
    and ${maySeeProgress(readerId, sql.raw('i.user_id'))}
)`;
