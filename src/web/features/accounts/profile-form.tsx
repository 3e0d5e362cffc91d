import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Controller, useFormState } from 'react-hook-form';
import { nameLength, type User } from '#contract/accounts.ts';
import { unitSystems } from '#domain/drills/distance.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { HandicapInput } from './handicap-input.tsx';
import { isHandicapText } from './profile-values.ts';
import { lengthRule } from './rules.ts';
import { ThemeChoice } from './theme-choice.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { useThemePreview } from './use-theme-preview.ts';

export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const { form, submit, saving } = useProfileForm(user);
  const { register, setValue, control } = form;
  const { errors } = useFormState({ control });
  const preview = useThemePreview(user.themePreference);
  const handicapField = (name: 'currentHandicap' | 'goalHandicap') => ({
    saved: user[name],
    onStep: (text: string) => setValue(name, text, { shouldDirty: true, shouldValidate: true }),
    ...register(name, { validate: (text) => isHandicapText(text) || t('faults.handicap') }),
  });
  return (
    <form className="stack-l prof-form" noValidate onSubmit={submit}>
      <Part title={t('profile.personal')}>
        <div className="two">
          <Field label={t('profile.firstName')} error={errors.firstName?.message}>
            <TextInput
              autoComplete="given-name"
              {...register('firstName', lengthRule(t, nameLength.part))}
            />
          </Field>
          <Field label={t('profile.lastName')} error={errors.lastName?.message}>
            <TextInput
              autoComplete="family-name"
              {...register('lastName', lengthRule(t, nameLength.part))}
            />
          </Field>
        </div>
      </Part>
      <Part title={t('profile.golf')}>
        <div className="two">
          <Field label={t('profile.current')} error={errors.currentHandicap?.message}>
            <HandicapInput {...handicapField('currentHandicap')} />
          </Field>
          <Field label={t('profile.goal')} error={errors.goalHandicap?.message}>
            <HandicapInput {...handicapField('goalHandicap')} />
          </Field>
        </div>
      </Part>
      <Part title={t('profile.preferences')}>
        <Field label={t('profile.units')} group>
          <Controller
            name="preferredUnits"
            control={control}
            render={({ field }) => (
              <Segmented
                value={field.value}
                onValueChange={field.onChange}
                options={unitSystems.map((value) => ({ value, label: t(`profile.unit.${value}`) }))}
              />
            )}
          />
        </Field>
        <Field label={t('profile.theme')} group>
          <Controller
            name="themePreference"
            control={control}
            render={({ field }) => (
              <ThemeChoice
                value={field.value}
                onValueChange={(theme) => {
                  field.onChange(theme);
                  preview(theme);
                }}
              />
            )}
          />
        </Field>
      </Part>
      <div className="btn-row">
        <Button
          type="submit"
          size="tall"
          className="grow"
          busy={saving}
          busyText={t('profile.saving')}
        >
          {t('profile.save')}
        </Button>
        <Button variant="line" size="tall" asChild>
          <a href="/api/logout">
            <LogOut className="icon s" aria-hidden />
            {t('profile.logOut')}
          </a>
        </Button>
      </div>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <SectionHead title={title} />
      {children}
    </section>
  );
}
