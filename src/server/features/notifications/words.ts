import type { Notification } from '#contract/notifications.ts';
import { catalog } from '#domain/achievements/catalog.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { firstWords } from '#domain/feed/first-words.ts';
import { describeKind, type NotificationFacts } from '#domain/notifications/catalog.ts';
import type { WeekSummary } from '#domain/reminders/due-reminders.ts';
import { dateFormat } from '#i18n/date-format.ts';
import { achievementWords } from '#server/features/achievements/public-queries.ts';
import { textsIn } from '#server/platform/texts.ts';
import type { NotificationRow } from './shown-queries.ts';

type Words = Pick<Notification, 'title' | 'message'>;

const listed = (language: string, items: readonly string[]) =>
  new Intl.ListFormat(language).format(items);

/** The name of another golfer, or a general word if that golfer has erased it. */
const nameIn = (language: string, { name }: { readonly name: string }) =>
  name || textsIn(language, 'app').t('somebody');

/** For example, "Thursday 14 May". */
const dayIn = (language: string, day: CalendarDate) =>
  dateFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Temporal.PlainDate.from(day).toZonedDateTime('UTC').epochMilliseconds);

/** Describes how a week went and what is next. */
export function weekWords({ trainedDays: days, missed, next }: WeekSummary, language: string) {
  const { t } = textsIn(language, 'notifications');
  const sentences = [t('kinds.week.message', { missed })];
  if (next !== null) sentences.push(t('kinds.week.next', { day: dayIn(language, next) }));
  return { title: t('kinds.week.title', { days }), sentences };
}

type ChallengeFacts = Extract<NotificationFacts, { readonly challengeId: string }>;

function challengeWords(facts: ChallengeFacts, language: string): Words {
  const { t } = textsIn(language, 'notifications');
  const { score } = facts;
  const name = nameIn(language, facts);
  const focus = textsIn(language, 'ui').t(`focus.${facts.focus}`);
  if (facts.kind === 'challenge_received') {
    const title = t('kinds.challenge.title', { name });
    return { title, message: t('kinds.challenge.message', { focus, score }) };
  }
  const { outcome, ownScore } = facts;
  const title = t(`kinds.challenge.${outcome}`, { name });
  return { title, message: t('kinds.challenge.scores', { focus, ownScore, score }) };
}

function unlockedWords(achievementIds: readonly string[], language: string): Words {
  const { t } = textsIn(language, 'notifications');
  const names = catalog
    .filter(({ id }) => achievementIds.includes(id))
    .map(({ id }) => achievementWords(language)(id).name);
  const [name = '', ...more] = names;
  if (more.length === 0) return { title: name, message: t('kinds.achievement.message') };
  const title = t('kinds.achievements.title', { count: names.length });
  return { title, message: listed(language, names) };
}

type Described = Pick<NotificationRow, 'facts' | 'count' | 'others' | 'broadcast' | 'comment'>;

/** Makes the title and message for these facts, which may represent a group. */
function wordsFor(
  { facts, count, others, broadcast, comment }: Described,
  language: string,
): Words {
  const { t } = textsIn(language, 'notifications');
  switch (facts.kind) {
    case 'achievements_unlocked':
      return unlockedWords(facts.achievementIds, language);
    case 'weeks_finished': {
      const { weeks, completed, skipped } = facts;
      const numbers = weeks.map(({ number }) => String(number));
      const title = t('kinds.weeks.title', {
        count: weeks.length,
        weeks: listed(language, numbers),
      });
      return { title, message: t('kinds.weeks.message', { completed, skipped }) };
    }
    case 'milestone_reached': {
      const { percent, done, total } = facts;
      return {
        title: t(`kinds.milestone.${percent}`),
        message: t('kinds.milestone.message', { done, total }),
      };
    }
    case 'level_reached': {
      const { level, totalXp: xp } = facts;
      return {
        title: t('kinds.level.title', { level }),
        message: t('kinds.level.message', { xp }),
      };
    }
    case 'session_due': {
      const { minutes, more, isAgain } = facts;
      const focus = textsIn(language, 'ui').t(`focus.${facts.focus}`);
      return {
        title: t(isAgain ? 'kinds.session.again' : 'kinds.session.title', { focus }),
        message: t('kinds.session.message', { minutes, more, earlier: count - 1 }),
      };
    }
    case 'streak_at_risk': {
      const { days, scheduledSessionId } = facts;
      return {
        title: t('kinds.streak.title', { days }),
        message: t(scheduledSessionId === null ? 'kinds.streak.pause' : 'kinds.streak.session'),
      };
    }
    case 'week_ended': {
      const { title, sentences } = weekWords(facts, language);
      return { title, message: sentences.join(' ') };
    }
    case 'friend_requested': {
      const title = t('kinds.friendRequest.title', { name: nameIn(language, facts) });
      return { title, message: t('kinds.friendRequest.message') };
    }
    case 'friend_gained': {
      const title = t('kinds.friend.title', { name: nameIn(language, facts) });
      return { title, message: t('kinds.friend.message') };
    }
    case 'kudos_received': {
      const title = t('kinds.kudos.title', { name: nameIn(language, facts), others });
      return { title, message: t(`kinds.kudos.${facts.itemType}`) };
    }
    case 'comment_received': {
      const kind = facts.isReply ? 'kinds.comment.reply' : 'kinds.comment.title';
      const title = t(kind, { name: nameIn(language, facts), others });
      return { title, message: comment ? firstWords(comment) : t('kinds.comment.message') };
    }
    case 'coach_note': {
      const title = t('kinds.coachNote.title', { name: facts.coachName });
      return { title, message: t('kinds.coachNote.message') };
    }
    case 'challenge_received':
    case 'challenge_answered':
      return challengeWords(facts, language);
    case 'admin_broadcast':
      return { title: broadcast?.title ?? '', message: broadcast?.message ?? '' };
  }
}

/** A session can be postponed only once. */
const postponable = (facts: NotificationFacts) =>
  facts.kind === 'session_due' && !facts.isAgain
    ? { scheduledSessionId: facts.scheduledSessionId }
    : {};

/** The feed item that it is about. */
const activityOf = (facts: NotificationFacts) =>
  'activityId' in facts ? { activityId: facts.activityId } : {};

/** An unlocked achievement is celebrated on every device of the golfer. */
const celebrationOf = (facts: NotificationFacts) =>
  facts.kind === 'achievements_unlocked'
    ? { celebrationSound: 'fanfare', achievementId: facts.achievementIds.at(-1) }
    : {};

/** Converts a notification to its API form, with text in the given language. */
export function describe(row: NotificationRow, language: string): Notification {
  const { id, facts, isRead, createdAt } = row;
  const { type, path } = describeKind(facts);
  return {
    id: String(id),
    type,
    isRead,
    createdAt: createdAt.toISOString(),
    ...wordsFor(row, language),
    data: { path, ...postponable(facts), ...activityOf(facts), ...celebrationOf(facts) },
  };
}
