import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { accounts } from '#contract/accounts.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { hasCode } from '#web/platform/api/failures.ts';
import { deviceTimeZone, offsetTimeZone } from '#web/platform/browser/device-traits.ts';
import { errorText } from '#web/platform/error-text.ts';
import { chooseLanguage } from '#web/platform/language.ts';
import { rememberTimeZone, seenTimeZone } from '#web/platform/session/seen-time-zone.ts';
import { rememberUser, useUser } from '#web/platform/session/user.ts';
import { useTheme } from '#web/platform/theme/theme-provider.tsx';
import { toastFailure } from '#web/platform/toast/toast.ts';

/** The time zone of an account whose golfer was never asked for one, and whose device reported none. */
const unsetTimeZone = 'UTC';

/** Time zones that this device knows and the server does not, because it has older data. */
const unknown = new Set<string>();

function timeZoneToSend(): string {
  const zone = deviceTimeZone();
  return unknown.has(zone) ? offsetTimeZone() : zone;
}

const showLanguageError = (error: unknown) => toastFailure({ title: errorText(error) });

/**
 * Whether the device has moved to a time zone that its golfer does not have yet. A device that stays where it is
 * changes nothing, since its golfer may have chosen another time zone or may be elsewhere with another device.
 */
function hasMoved(golferId: string, from: string, to: string): boolean {
  if (to === from) return false;
  const seen = seenTimeZone(golferId);
  return seen === null ? from === unsetTimeZone : to !== seen;
}

/**
 * Applies the account's theme and language to the app, and sends a new time zone of the device to the account, so
 * that "today" is the golfer's day even while traveling.
 */
export function useSessionSync(): void {
  const client = useQueryClient();
  const user = useUser();
  const { setTheme } = useTheme();
  const profile = useAction(accounts.updateProfile, {
    // Cached reads may be of another day: today's session, missed sessions, the streak.
    onSuccess: (changed, { body: { timeZone } }) => {
      if (timeZone) rememberTimeZone(changed.id, timeZone);
      rememberUser(client, changed);
    },
    onFailure: (error) => {
      const zone = deviceTimeZone();
      if (!hasCode(error, 'invalid_input') || unknown.has(zone)) return;
      unknown.add(zone);
      sendTimeZone();
    },
  });

  const applyTheme = useEffectEvent(setTheme);
  const preference = user?.themePreference;
  useEffect(() => {
    if (preference) applyTheme(preference);
  }, [preference]);

  const language = user?.preferredLanguage;
  useEffect(() => {
    if (language) chooseLanguage(language).catch(showLanguageError);
  }, [language]);

  const { id, timeZone: known } = user ?? {};
  const sendTimeZone = useEffectEvent(() => {
    if (!id || !known) return;
    const timeZone = timeZoneToSend();
    if (!hasMoved(id, known, timeZone)) rememberTimeZone(id, timeZone);
    // A tab that was left open at home must not undo what the golfer's phone has just sent from elsewhere.
    else if (document.hasFocus()) profile.send({ body: { timeZone } });
  });
  useEffect(() => {
    if (!id || !known) return;
    sendTimeZone();
    // The golfer may have traveled while the app was in the background, or without a connection.
    window.addEventListener('focus', sendTimeZone);
    window.addEventListener('online', sendTimeZone);
    return () => {
      window.removeEventListener('focus', sendTimeZone);
      window.removeEventListener('online', sendTimeZone);
    };
  }, [id, known]);
}
