import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Challenge, type ChallengeLists, shownChallenges } from '#contract/challenges.ts';
import type { Person } from '#contract/friends.ts';
import { outcomeOf } from '#domain/challenges/challenge.ts';
import { friendIdsOf, personColumns, toPerson } from '#server/features/friends/public-queries.ts';
import { exercises } from '#server/features/programs/public-queries.ts';
import { allows } from '#server/features/settings/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import { drillColumns, type Reader, toScoredDrill } from './drills.ts';
import { challengeAnswers, challenges } from './tables.ts';
import { shareResults } from './who-plays.ts';

type Choice = { readonly where: SQL | undefined; readonly limit: number };

const selectChallenges = (db: Db, { id, language }: Reader, { where, limit }: Choice) => {
  const { challengerId, friendId, sentAt, expiresAt, answeredAt, score } = challenges;
  return db
    .select({
      id: challenges.id,
      isOwn: sql<boolean>`${challengerId} = ${id}`,
      sentAt: instantText(sentAt),
      expiresAt: instantText(expiresAt),
      score,
      answer: challengeAnswers.score,
      other: personColumns,
      drill: drillColumns(language),
    })
    .from(challenges)
    .innerJoin(exercises, eq(exercises.id, challenges.exerciseId))
    .innerJoin(
      users,
      sql`${users.id} = case when ${challengerId} = ${id} then ${friendId} else ${challengerId} end`,
    )
    .leftJoin(challengeAnswers, eq(challengeAnswers.challengeId, challenges.id))
    .where(and(where, shareResults(challengerId, friendId)))
    .orderBy(desc(sql`coalesce(${answeredAt}, ${sentAt})`), desc(challenges.id))
    .limit(limit);
};

type Row = Awaited<ReturnType<typeof selectChallenges>>[number];

function toChallenge(row: Row, reader: Reader): Challenge[] {
  const { id, isOwn, sentAt, expiresAt, score, answer } = row;
  const drill = toScoredDrill(row.drill, reader);
  if (drill === null) return [];
  const [ownScore, otherScore] = isOwn ? [score, answer] : [answer, score];
  const isAnswered = ownScore !== null && otherScore !== null;
  const outcome = isAnswered ? outcomeOf(drill.scoring, ownScore, otherScore) : null;
  const other = toPerson(row.other);
  return [{ id, other, isOwn, drill, sentAt, expiresAt, ownScore, otherScore, outcome }];
}

/** Returns a golfer's challenges that both golfers may see. */
export async function findChallenges(
  db: Db,
  reader: Reader,
  now: Temporal.Instant,
): Promise<ChallengeLists> {
  const { challengerId, friendId, declinedAt, expiresAt, answeredAt } = challenges;
  const waits = and(isNull(answeredAt), sql`${expiresAt} > ${now.toString()}::timestamptz`);
  const find = async (choice: Choice) => {
    const rows = await selectChallenges(db, reader, choice);
    return rows.flatMap((row) => toChallenge(row, reader));
  };
  const { waiting, answered } = shownChallenges;
  return {
    received: await find({
      where: and(eq(friendId, reader.id), waits, isNull(declinedAt)),
      limit: waiting,
    }),
    sent: await find({ where: and(eq(challengerId, reader.id), waits), limit: waiting }),
    answered: await find({
      where: and(
        or(eq(challengerId, reader.id), eq(friendId, reader.id)),
        sql`${answeredAt} is not null`,
      ),
      limit: answered,
    }),
  };
}

type Asking = {
  readonly golferId: string;
  readonly exerciseId: string;
  readonly now: Temporal.Instant;
};

/** Returns the friends whom this golfer can challenge in a drill now, by name. */
export async function findOpponents(
  db: Db,
  { golferId, exerciseId, now }: Asking,
): Promise<Person[]> {
  const { id, firstName, lastName } = users;
  const rows = await db
    .select(personColumns)
    .from(users)
    .where(
      and(
        sql`${id} in ${friendIdsOf(golferId)}`,
        allows('showProgressToFriends', id),
        sql`not exists (
          select from challenges c
          where c.answered_at is null and c.exercise_id = ${exerciseId}
            and c.expires_at > ${now.toString()}::timestamptz
            and ((c.challenger_id = ${golferId} and c.friend_id = ${id})
              or (c.challenger_id = ${id} and c.friend_id = ${golferId} and c.declined_at is null))
        )`,
      ),
    )
    .orderBy(sql`lower(${firstName})`, sql`lower(${lastName})`, id);
  return rows.map(toPerson);
}
