import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { accounts, nameLength, type User } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { useStayWhenChanged } from '#web/platform/form/use-stay-when-changed.ts';
import { rememberUser } from '#web/platform/session/user.ts';
import { lineText } from './field-texts.ts';
import {
  type ProfileValues,
  profileChanges,
  profileFields,
  profileValues,
} from './profile-values.ts';

// Texts contain distances in the golfer's units, and most screens use the handicap.
const changedReads = ['/api/user/', '/api/programs', '/api/session-exercises/'];

/** Fields of the profile that were changed and not saved. They last as long as the page and its query client. */
const unsaved = new WeakMap<QueryClient, Partial<ProfileValues>>();

/** The profile form. It sends only changed fields, because another device may have saved the others. */
export function useProfileForm(user: User) {
  const { t, language } = useTranslation('settings');
  const { t: accountText } = useTranslation('accounts');
  const client = useQueryClient();
  const profile = useActionForm(accounts.updateProfile, {
    defaultValues: profileValues(user, language),
    input: (values, changed) => ({ body: profileChanges(values, changed) }),
    texts: {
      firstName: lineText(accountText, nameLength.part),
      lastName: lineText(accountText, nameLength.part),
      currentHandicap: accountText('faults.handicap'),
      goalHandicap: accountText('faults.handicap'),
    },
    refresh: changedReads,
    success: { title: t('profile.saved.title'), description: t('profile.saved.text') },
    failure: { title: t('profile.failed.title'), description: t('profile.failed.text') },
    onSuccess: ({ effects: _, ...saved }) => {
      unsaved.delete(client);
      rememberUser(client, saved);
    },
    onSent: (saved, sent) => showSaved(profileValues(saved, saved.preferredLanguage), sent),
  });
  const { form } = profile;
  /** Shows the saved values, except in fields that the golfer has edited since sending. */
  const showSaved = (saved: ProfileValues, sent: ProfileValues) => {
    const typed = form.getValues();
    form.reset(saved, { keepValues: true });
    for (const name of profileFields) {
      const value = typed[name] === sent[name] ? saved[name] : typed[name];
      form.setValue(name, value, { shouldDirty: true });
    }
  };
  useStayWhenChanged(form.formState.isDirty);
  const restore = useEffectEvent(() => {
    for (const [name, value] of Object.entries(unsaved.get(client) ?? {}))
      form.setValue(name as keyof ProfileValues, value, { shouldDirty: true });
  });
  const store = useEffectEvent(() => {
    const { dirtyFields } = form.formState;
    // The theme is left out, because leaving the screen shows the saved one.
    const names = profileFields.filter((name) => name !== 'themePreference' && dirtyFields[name]);
    unsaved.set(client, Object.fromEntries(names.map((name) => [name, form.getValues(name)])));
  });
  useEffect(() => {
    restore();
    return () => store();
  }, []);
  return profile;
}
