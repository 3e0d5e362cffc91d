import type { FeedItem } from '#contract/feed.ts';
import { catalog } from '#domain/achievements/catalog.ts';
import { achievementWords } from '#server/features/achievements/public-queries.ts';
import { toPerson } from '#server/features/friends/public-queries.ts';
import type { FeedItemRow, FeedReader } from './item-queries.ts';

/** A type with the content of that type. */
type Described<Item extends FeedItem = FeedItem> = Item extends FeedItem
  ? Pick<Item, 'type' | 'content'>
  : never;

/** Returns the type and content of an item; null when its subject no longer exists. */
function contentOf(row: FeedItemRow, language: string): Described | null {
  const { facts, sessionTitle, focus, programName, programColor: color, showsHandicap } = row;
  switch (facts.type) {
    case 'session_completed':
      if (sessionTitle === null || focus === null) return null;
      return { type: facts.type, content: { sessionTitle, duration: facts.minutes, focus } };
    case 'streak_achievement':
      return { type: facts.type, content: { streakDays: facts.days } };
    case 'handicap_improvement': {
      const [oldHandicap, newHandicap] = showsHandicap ? [facts.from, facts.to] : [null, null];
      return { type: facts.type, content: { oldHandicap, newHandicap } };
    }
    case 'program_started':
    case 'program_completed':
      if (programName === null || color === null) return null;
      return { type: facts.type, content: { programId: facts.programId, programName, color } };
    case 'achievement_unlocked': {
      const known = catalog.find(({ id }) => id === facts.achievementId);
      if (known === undefined) return null;
      const { name, description } = achievementWords(language)(known.id);
      const { rarity, icon } = known;
      const content = { achievementName: name, achievementDescription: description, rarity, icon };
      return { type: facts.type, content };
    }
  }
}

/** Converts an item for the response, in the reader's language; null when its subject no longer exists. */
export function describeItem(row: FeedItemRow, reader: FeedReader): FeedItem | null {
  const described = contentOf(row, reader.language);
  if (described === null) return null;
  return {
    ...described,
    id: row.id,
    createdAt: row.createdAt,
    user: toPerson({ ...row, id: row.userId }),
    isOwn: row.userId === reader.id,
    kudos: { count: row.kudosCount, isMine: row.isKudosMine },
    commentCount: row.commentCount,
  };
}
