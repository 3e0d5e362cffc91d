import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { accounts, type User } from '#contract/accounts.ts';
import { nameLength } from '#contract/accounts-schemas.ts';
import type { Language } from '#domain/language.ts';
import { getTranslation, useTranslation } from '#web/i18n/translation.ts';
import { storedValue } from '#web/platform/device/stored-value.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { showLanguage } from '#web/platform/language.ts';
import { rememberUser } from '#web/platform/session/user.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { lineText } from './field-texts.ts';
import {
  type ProfileValues,
  profileChanges,
  profileFields,
  profileValues,
} from './profile-values.ts';

type Changed = Partial<ProfileValues>;

/** Fields of the profile that were changed and not saved, by golfer; they survive leaving the screen and a reload. */
const drafts = storedValue<Changed>('profile-draft');

// Leaving the screen shows the saved theme again.
const draftFields = profileFields.filter((name) => name !== 'themePreference');

/** Tells that the profile is saved, in the language that it has from now on. */
async function tellSaved(language: Language): Promise<void> {
  // If its texts do not arrive, the screen says so and keeps its language.
  await showLanguage(language).catch(() => {});
  const { t } = getTranslation('settings');
  toast({ title: t('profile.saved.title'), description: t('profile.saved.text') });
}

/** The profile form. It sends only changed fields, because another device may have saved the others. */
export function useProfileForm(user: User) {
  const { t, language } = useTranslation('settings');
  const { t: accountText } = useTranslation('accounts');
  const client = useQueryClient();
  const { id } = user;
  const [kept, setKept] = useState(() => drafts.read(id));
  const profile = useActionForm(accounts.updateProfile, {
    defaultValues: profileValues(user, language),
    draft: {
      keep: (values) => {
        const names = draftFields.filter((name) => form.getFieldState(name).isDirty);
        const changed: Changed = Object.fromEntries(names.map((name) => [name, values[name]]));
        if (names.length > 0) drafts.keep(id, changed);
        else drafts.drop(id);
      },
      drop: () => drafts.drop(id),
    },
    input: (values, changed) => ({ body: profileChanges(values, changed) }),
    texts: {
      firstName: lineText(accountText, nameLength.part),
      lastName: lineText(accountText, nameLength.part),
      currentHandicap: accountText('faults.handicap'),
      goalHandicap: accountText('faults.handicap'),
    },
    failure: { title: t('profile.failed.title'), description: t('profile.failed.text') },
    onSuccess: ({ effects: _, ...saved }) => {
      rememberUser(client, saved);
      void tellSaved(saved.preferredLanguage);
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
    setKept(null);
  };
  const restore = useEffectEvent(() => {
    for (const [name, value] of Object.entries(kept ?? {}))
      form.setValue(name as keyof ProfileValues, value, { shouldDirty: true });
  });
  useEffect(() => restore(), []);
  return {
    ...profile,
    /** Drops the changes of an earlier visit; null if there are none in the form. */
    discard:
      kept === null
        ? null
        : () => {
            drafts.drop(id);
            form.reset(profileValues(user, language));
            setKept(null);
          },
  };
}
