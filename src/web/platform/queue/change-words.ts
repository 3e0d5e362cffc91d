import { activities } from '#contract/activities.ts';
import type { BodyOf, Endpoint } from '#contract/endpoint.ts';
import { handicap } from '#contract/handicap.ts';
import { training } from '#contract/training.ts';
import { dayAt } from '#domain/calendar-date.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { dateLocaleOf } from '#i18n/date-locale.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '../dates.ts';
import { useToday } from '../session/today.ts';
import { useGolfer } from '../session/user.ts';
import type { WaitingChange } from './waiting-change.ts';

/** Whether a change is a request to that row. */
export const isOf = ({ method, path }: WaitingChange, row: Endpoint) =>
  method === row.method && path === row.path;

/** The request body of a change to that row; null for a change to another row. */
export function bodyOf<Row extends Endpoint>(change: WaitingChange, row: Row): BodyOf<Row> | null {
  return isOf(change, row) ? (change.body as BodyOf<Row>) : null;
}

/** Describes waiting changes: what was done, and when. */
export function useChangeWords() {
  const { t, language } = useTranslation('queue');
  const dates = useDates();
  const today = useToday();
  const { timeZone } = useGolfer();

  const when = (recordedAt: number): string => {
    const day = dayAt(recordedAt, timeZone);
    const time = new Intl.DateTimeFormat(dateLocaleOf(language), { timeStyle: 'short', timeZone });
    return t('when', {
      day: day === today ? t('today') : dates.short(day, today),
      time: time.format(recordedAt),
    });
  };
  const stars = (rating: number) => t('stars', { count: rating });

  const what = (change: WaitingChange): string => {
    const title = change.title || t('changes.session');
    const moved = bodyOf(change, training.reschedule);
    const round = bodyOf(change, activities.addRound);
    const body = bodyOf(change, handicap.update);
    if (isOf(change, training.complete)) return t('changes.completed', { title });
    if (isOf(change, training.skip)) return t('changes.skipped', { title });
    if (isOf(change, training.reopen)) return t('changes.reopened', { title });
    if (isOf(change, handicap.requestCompleted)) return t('changes.handicapSkipped');
    if (moved) return t('changes.moved', { title, day: dates.short(moved.newDate, today) });
    if (body)
      return t('changes.handicap', { handicap: formatHandicap(String(body.handicap), language) });
    if (round) return t('changes.round', { title, holes: round.holes, score: round.totalScore });
    return title;
  };

  /** The time of the change and details that distinguish it from others. */
  const details = (change: WaitingChange): string => {
    const completed = bodyOf(change, training.complete);
    const practice = bodyOf(change, activities.addPractice);
    const minutes = completed?.duration ?? practice?.duration;
    return [
      when(change.recordedAt),
      minutes !== undefined && t('minutes', { minutes }),
      completed && stars(completed.rating),
    ]
      .filter(Boolean)
      .join(', ');
  };
  return { what, details, when, stars };
}
