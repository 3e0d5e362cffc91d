import type { Notification } from '#contract/notifications.ts';
import { catalog } from '#domain/achievements/catalog.ts';
import { describeKind, type NotificationFacts } from '#domain/notifications/catalog.ts';
import { achievementWords } from '#server/features/achievements/public-queries.ts';
import { textsIn } from '#server/platform/texts.ts';
import type { NotificationRow } from './queries.ts';

type Words = Pick<Notification, 'title' | 'message'>;

const listed = (language: string, items: readonly string[]) =>
  new Intl.ListFormat(language).format(items);

/** What a golfer reads for these facts. */
function wordsFor(facts: NotificationFacts, language: string): Words {
  const { t } = textsIn(language, 'notifications');
  switch (facts.kind) {
    case 'achievements_unlocked': {
      const names = catalog
        .filter(({ id }) => facts.achievementIds.includes(id))
        .map(({ id }) => achievementWords(language)(id).name);
      const [name = '', ...more] = names;
      if (more.length === 0) return { title: name, message: t('kinds.achievement.message') };
      const title = t('kinds.achievements.title', { count: names.length });
      return { title, message: listed(language, names) };
    }
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
  }
}

/** A notification as it travels, in the words of a language. */
export function describe(row: NotificationRow, language: string): Notification {
  const { id, facts, isRead, createdAt } = row;
  const { type, path } = describeKind(facts);
  return {
    ...{ id: String(id), type, isRead, createdAt: createdAt.toISOString() },
    ...wordsFor(facts, language),
    data: { path },
  };
}
