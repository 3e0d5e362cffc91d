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
const told = new Set<string>();

const tellLanguageFailed = (error: unknown) =>
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
    if (language) chooseLanguage(language).catch(tellLanguageFailed);
  }, [language]);

  const tellTimeZone = useEffectEvent((userId: string, known: string) => {
    const timeZone = deviceTimeZone();
    const telling = `${userId} ${timeZone}`;
    if (!timeZone || timeZone === known || told.has(telling)) return;
    told.add(telling);
    profile.send({ body: { timeZone } });
  });
  const { id, timeZone } = user ?? {};
  useEffect(() => {
    if (id && timeZone) tellTimeZone(id, timeZone);
  }, [id, timeZone]);
}
