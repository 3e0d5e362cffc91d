import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { accounts, type User } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { celebrate } from '#web/platform/celebration.ts';
import { rememberUser } from '#web/platform/session/user.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { applyServerErrors } from './apply-server-errors.ts';
import {
  type ProfileValues,
  profileChanges,
  profileFields,
  profileValues,
} from './profile-values.ts';

// Texts hold distances in the golfer's units, and the handicap stands on most screens.
const changedReads = ['/api/user/', '/api/programs', '/api/session-exercises/'];

/** The profile's form and its saving. What is typed stays, whatever the server answers. */
export function useProfileForm(user: User) {
  const { t, language } = useTranslation('accounts');
  const client = useQueryClient();
  const form = useForm<ProfileValues>({ defaultValues: profileValues(user, language) });
  const save = useAction(accounts.updateProfile, {
    refresh: changedReads,
    onSuccess: ({ effects, ...saved }) => {
      rememberUser(client, saved);
      toast({ title: t('profile.saved.title'), description: t('profile.saved.text') });
      celebrate(effects.unlockedAchievements);
    },
    onError: (error) => {
      applyServerErrors(error, { fields: profileFields, setError: form.setError });
      toast({
        title: t('profile.failed.title'),
        description: t('profile.failed.text'),
        variant: 'destructive',
      });
    },
  });
  /** Shows what was kept, and leaves alone what the golfer has typed on in the meantime. */
  const showKept = (kept: ProfileValues, sent: ProfileValues) => {
    const typed = form.getValues();
    form.reset(kept, { keepValues: true });
    for (const name of profileFields) {
      const value = typed[name] === sent[name] ? kept[name] : typed[name];
      form.setValue(name, value, { shouldDirty: true });
    }
  };
  // Only what was changed here: the rest may be older than what another device has saved.
  const { dirtyFields } = form.formState;
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { body: profileChanges(values, dirtyFields) },
      { onSuccess: (saved) => showKept(profileValues(saved, language), values) },
    ),
  );
  return { form, submit, saving: save.isPending };
}
