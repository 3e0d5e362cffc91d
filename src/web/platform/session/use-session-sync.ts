import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { accounts } from '#contract/accounts.ts';
import { useAction } from '../api/action.ts';
import { deviceTimeZone } from '../device.ts';
import { errorText } from '../error-text.ts';
import { chooseLanguage } from '../language.ts';
import { useTheme } from '../theme/theme-provider.tsx';
import { toast } from '../toast/toast.ts';
import { rememberUser, useUser } from './user.ts';

// Sent once per visit: if the server stores another name for the same zone, the comparison would never match.
const sent = new Set<string>();

const showLanguageError = (error: unknown) =>
  toast({ title: errorText(error), variant: 'destructive' });

/**
 * Applies the account's theme and language to the app, and sends the device's time zone to the account, so that
 * "today" is the golfer's day even while traveling.
 */
export function useSessionSync(): void {
  const client = useQueryClient();
  const user = useUser();
  const { setTheme } = useTheme();
  const profile = useAction(accounts.updateProfile, {
    // Cached reads may be of another day: today's session, missed sessions, the streak.
    refresh: ['/api/user/'],
    onSuccess: (changed) => rememberUser(client, changed),
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

  const sendTimeZone = useEffectEvent((userId: string, known: string) => {
    const timeZone = deviceTimeZone();
    const update = `${userId} ${timeZone}`;
    if (!timeZone || timeZone === known || sent.has(update)) return;
    sent.add(update);
    profile.send({ body: { timeZone } });
  });
  const { id, timeZone } = user ?? {};
  useEffect(() => {
    if (id && timeZone) sendTimeZone(id, timeZone);
  }, [id, timeZone]);
}
