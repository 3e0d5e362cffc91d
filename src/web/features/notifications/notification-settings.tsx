import { useQuery } from '@tanstack/react-query';
import type { NotificationPreferences } from '#domain/notifications/preferences.ts';
import {
  type NotificationSwitch,
  notificationSwitches,
  reminderTimes,
} from '#domain/notifications/preferences.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { preferencesQuery, usePreference } from './use-preference.ts';

/** Settings for the wanted notifications and the time of reminders. Every change is saved at once. */
export function NotificationSettings() {
  const { t } = useTranslation('notifications');
  const { data, error, isFetching, refetch } = useQuery(preferencesQuery);
  if (data) return <Preferences saved={data} />;
  if (error && !isFetching)
    return (
      <ErrorState
        error={error}
        title={t('failed')}
        safe={t('settings.safe')}
        again={t('refresh')}
        retry={() => void refetch()}
      />
    );
  return (
    <SkeletonScreen className="ruled">
      {notificationSwitches.map((name) => (
        <div key={name} className="between is-middle notification-setting">
          <div className="stack-small">
            <Skeleton width="8rem" height="1rem" />
            <Skeleton width="11rem" height="0.75rem" />
          </div>
          <Skeleton width={52} height={32} radius={16} />
        </div>
      ))}
    </SkeletonScreen>
  );
}

type SavedProps = { readonly saved: NotificationPreferences };

function Preferences({ saved }: SavedProps) {
  const { t } = useTranslation('notifications');
  return (
    <section aria-labelledby="what-reaches-you">
      <SectionHead id="what-reaches-you" title={t('settings.title')} />
      <div className="ruled">
        {notificationSwitches.map((name) => (
          <div key={name}>
            <OnOff name={name} saved={saved[name]} />
            {name === 'sessionReminders' && <ReminderTime saved={saved} />}
          </div>
        ))}
      </div>
    </section>
  );
}

type OnOffProps = { readonly name: NotificationSwitch; readonly saved: boolean };

function OnOff({ name, saved }: OnOffProps) {
  const { t } = useTranslation('notifications');
  const { value, change } = usePreference(name, saved);
  const label = t(`settings.${name}.name`);
  return (
    <div className="between is-middle notification-setting">
      <div>
        <b>{label}</b>
        <p className="small muted">{t(`settings.${name}.text`)}</p>
      </div>
      <Switch checked={value} onCheckedChange={change} label={label} />
    </div>
  );
}

function ReminderTime({ saved }: SavedProps) {
  const { t } = useTranslation('notifications');
  const { value, change } = usePreference('reminderTime', saved.reminderTime);
  const label = t('settings.reminderTime');
  return (
    <div className="stack-small reminder-time">
      <b className="small muted" aria-hidden>
        {label}
      </b>
      <Segmented
        value={value}
        onValueChange={change}
        label={label}
        options={reminderTimes.map((time) => ({ value: time, label: time }))}
      />
    </div>
  );
}
