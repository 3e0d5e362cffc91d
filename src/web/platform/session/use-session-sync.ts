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

// Once a visit: the server may keep another name for the same zone, and would be told for ever.
const told = new Set<string>();

const tellLanguageFailed = (error: unknown) =>
  toast({ title: errorText(error), variant: 'destructive' });

/**
 * Brings the app in line with the account, and the account's time zone in line with the device:
 * "today" has to be the golfer's, on a journey too.
 */
export function useSessionSync(): void {
  const client = useQueryClient();
  const user = useUser();
  const { setTheme } = useTheme();
  const profile = useAction(accounts.updateProfile, {
    // What was read until now may be of another day: today's session, what is missed, the streak.
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
