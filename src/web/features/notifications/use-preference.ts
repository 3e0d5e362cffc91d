import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notifications } from '#contract/notifications.ts';
import type { NotificationPreferences } from '#domain/notifications/preferences.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { errorText } from '#web/platform/error-text.ts';

export const preferencesQuery = query(notifications.preferences);

/**
 * One preference. A change is shown at once and saved in the background. If saving fails, the saved value is shown
 * again. A change made during a save is saved after it.
 */
export function usePreference<Name extends keyof NotificationPreferences>(
  name: Name,
  saved: NotificationPreferences[Name],
) {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const [wanted, setWanted] = useState<NotificationPreferences[Name] | null>(null);
  const latest = useRef(saved);
  const saving = useRef(false);
  const show = (value: NotificationPreferences[Name] | null) => {
    setWanted(value);
    latest.current = value ?? saved;
  };
  const action = useAction(notifications.setPreferences, {
    onSuccess: (_, { body }) => {
      saving.current = false;
      client.setQueryData(
        preferencesQuery.queryKey,
        (all) => all && { ...all, [name]: body[name] },
      );
      if (latest.current === body[name]) setWanted(null);
      else save();
    },
    failure: (error) => ({
      title: t('toasts.preferenceFailed'),
      description: errorText(error, { otherwise: '' }),
    }),
    onFailure: () => {
      saving.current = false;
      show(null);
    },
  });
  const save = () => {
    if (saving.current) return;
    saving.current = true;
    action.send({ body: { [name]: latest.current } });
  };
  return {
    value: wanted ?? saved,
    change: (value: NotificationPreferences[Name]) => {
      show(value);
      save();
    },
  };
}
