import './profile-form.css';
import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { User } from '#contract/accounts.ts';
import { themes } from '#contract/accounts-schemas.ts';
import { unitSystems } from '#domain/drills/distance.ts';
import { languages } from '#domain/language.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { errorText } from '#web/platform/error-text.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { nameOfLanguage } from '#web/platform/language.ts';
import { clearQueries } from '#web/platform/persisted-queries/clear-queries.ts';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { useStore } from '#web/platform/store.ts';
import type { Theme } from '#web/platform/theme/theme.ts';
import { useTheme } from '#web/platform/theme/theme-provider.tsx';
import { toastFailure } from '#web/platform/toast/toast.ts';
import { reachServer } from '#web/platform/update/reach-server.ts';
import { Button } from '#web/ui/button.tsx';
import { Radios } from '#web/ui/radios.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { HandednessChoice } from './handedness-choice.tsx';
import { HandicapInput } from './handicap-input.tsx';
import { TimeZoneChoice } from './time-zone-choice.tsx';
import { useProfileForm } from './use-profile-form.ts';

export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const { form, submit, action, discard } = useProfileForm(user);
  const place = useRef<HTMLFormElement>(null);
  const { control } = form;
  const preview = useThemePreview(user.themePreference);
  return (
    <form className="stack-large" noValidate ref={place} tabIndex={-1} onSubmit={submit}>
      {discard && (
        <Unsaved
          onDiscard={() => {
            discard();
            // The pressed button is gone.
            place.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <Part title={t('profile.personal')}>
        <div className="field-pair">
          <FormField control={control} name="firstName" label={t('profile.firstName')}>
            {(field) => <TextInput {...field} autoComplete="given-name" />}
          </FormField>
          <FormField control={control} name="lastName" label={t('profile.lastName')}>
            {(field) => <TextInput {...field} autoComplete="family-name" />}
          </FormField>
        </div>
      </Part>
      <Part title={t('profile.golf')}>
        <div className="field-pair">
          {(['currentHandicap', 'goalHandicap'] as const).map((name) => (
            <FormField
              key={name}
              control={control}
              name={name}
              label={t(name === 'currentHandicap' ? 'profile.current' : 'profile.goal')}
            >
              {(field) => <HandicapInput {...field} saved={user[name]} onStep={field.onChange} />}
            </FormField>
          ))}
        </div>
        <p className="small muted">{t('profile.handicapHint')}</p>
        <FormField
          control={control}
          name="handedness"
          label={t('profile.handedness')}
          hint={t('profile.handednessHint')}
          group
        >
          {(field) => <HandednessChoice value={field.value} onValueChange={field.onChange} />}
        </FormField>
      </Part>
      <Part title={t('profile.preferences')}>
        <div className="even-columns">
          <FormField control={control} name="preferredLanguage" label={t('profile.language')}>
            {(field) => (
              <Select
                {...field}
                options={languages.map((value) => ({
                  value,
                  label: nameOfLanguage(value),
                  lang: value,
                }))}
              />
            )}
          </FormField>
          <FormField control={control} name="preferredUnits" label={t('profile.units')} group>
            {(field) => (
              <Segmented
                value={field.value}
                onValueChange={field.onChange}
                options={unitSystems.map((value) => ({ value, label: t(`profile.unit.${value}`) }))}
              />
            )}
          </FormField>
        </div>
        <FormField
          control={control}
          name="timeZone"
          label={t('profile.timeZone')}
          hint={t('profile.timeZoneHint')}
        >
          {(field) => <TimeZoneChoice {...field} />}
        </FormField>
        <FormField control={control} name="themePreference" label={t('profile.theme')} group>
          {(field) => (
            <ThemeChoice
              value={field.value}
              onValueChange={(theme) => {
                field.onChange(theme);
                preview(theme);
              }}
            />
          )}
        </FormField>
      </Part>
      <div className="button-row">
        <Button
          type="submit"
          size="tall"
          className="grow"
          busy={action.busy}
          busyText={t('profile.saving')}
        >
          {t('profile.save')}
        </Button>
        <LogOutLink />
      </div>
    </form>
  );
}

/**
 * The link that signs out. Without a connection, the golfer stays signed in and keeps the data on this device. While
 * changes are not sent yet, another screen asks before.
 */
function LogOutLink() {
  const { t } = useTranslation('settings');
  const asksFirst = useStore(waitingRequests).length > 0;
  const signOut = async () => {
    try {
      await reachServer();
    } catch (error) {
      const title = t('devices.failed');
      toastFailure({ title, description: errorText(error) });
      return;
    }
    await clearQueries();
    location.assign('/api/logout');
  };
  return (
    <Button variant="outline" size="tall" asChild>
      <a
        href={asksFirst ? '/sign-out' : '/api/logout'}
        onClick={(event) => {
          if (asksFirst) return;
          event.preventDefault();
          void signOut();
        }}
      >
        <LogOut className="icon icon-small" aria-hidden />
        {t('profile.logOut')}
      </a>
    </Button>
  );
}

/** Says that the form contains changes of an earlier visit, and lets the golfer drop them. */
function Unsaved({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation('settings');
  return (
    <div className="sand-note between is-middle">
      <p className="small">{t('profile.unsaved')}</p>
      <Button variant="outline" size="slim" onClick={onDiscard}>
        {t('profile.discard')}
      </Button>
    </div>
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

type ThemeChoiceProps = {
  readonly value: Theme;
  readonly onValueChange: (theme: Theme) => void;
};

/** Shows the three themes as small pictures of a screen. Must be inside a group `Field`. */
function ThemeChoice(props: ThemeChoiceProps) {
  const { t } = useTranslation('settings');
  const options = themes.map((theme) => ({
    value: theme,
    label: (
      <>
        {theme !== 'dark' && <Preview />}
        {theme !== 'light' && <Preview isDark />}
        <span className="theme-name">{t(`profile.themes.${theme}`)}</span>
      </>
    ),
  }));
  return <Radios className="theme-choice" options={options} {...props} />;
}

function Preview({ isDark = false }: { readonly isDark?: boolean }) {
  return (
    <span className={isDark ? 'theme-preview is-dark' : 'theme-preview'} aria-hidden>
      <i />
      <i />
    </span>
  );
}

/** Applies a theme as soon as it is chosen. Leaving without saving restores the saved theme. */
function useThemePreview(saved: Theme): (theme: Theme) => void {
  const { setTheme } = useTheme();
  const restore = useEffectEvent(() => setTheme(saved));
  useEffect(() => restore, []);
  return setTheme;
}
