import type { Platform } from '#server/platform/platform.ts';
import { textsIn } from '#server/platform/texts.ts';

/** What a golfer's calendar calls itself: by the club's name if it has one. A phone may have several calendars. */
export async function calendarName(
  { installation }: Pick<Platform, 'installation'>,
  language: string,
): Promise<string> {
  const { clubName: club } = await installation.recent();
  const { t } = textsIn(language, 'calendar-feed');
  return club === '' ? t('feed.name') : t('feed.nameOfClub', { club });
}
