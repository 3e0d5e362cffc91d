import { useQueryClient } from '@tanstack/react-query';
import { accounts } from '#contract/accounts.ts';
import { reaches } from '#domain/skill-tests/ball-model.ts';
import { isTestByReach } from '#domain/skill-tests/reach.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { useOnline } from '#web/platform/browser/online.ts';
import { errorText } from '#web/platform/error-text.ts';
import { rememberUser, useUnits, useUser } from '#web/platform/session/user.ts';
import { Segmented } from '#web/ui/segmented.tsx';

/** Chooses the distances of a full-shot skill test. Renders nothing for other drills, offline, or for visitors. */
export function ReachChoice({ exerciseId }: { readonly exerciseId: string }) {
  const { t } = useTranslation('training');
  const online = useOnline();
  const user = useUser();
  const units = useUnits();
  const client = useQueryClient();
  const profile = useAction(accounts.updateProfile, {
    failure: (error) => ({
      title: t('reach.failed'),
      description: errorText(error, { otherwise: t('reach.hint') }),
    }),
    onSuccess: ({ effects: _, ...saved }) => rememberUser(client, saved),
  });
  if (!user || !isTestByReach(exerciseId) || !online) return null;
  return (
    <div className="stack-small">
      <Segmented
        label={t('reach.title')}
        value={user.reach}
        options={reaches.map((value) => ({
          value,
          label: t(`reach.${exerciseId}.${value}.${units}`),
        }))}
        onValueChange={(reach) => profile.send({ body: { reach } })}
      />
      <p className="small muted">{t('reach.hint')}</p>
    </div>
  );
}
