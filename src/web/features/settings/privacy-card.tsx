import './privacy-card.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Privacy, type PrivacyFlag, privacyFlags, settings } from '#contract/settings.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { errorText } from '#web/platform/error-text.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';

const privacyQuery = query(settings.privacy);

/** The privacy settings. Each switch is saved at once. */
export function PrivacyCard() {
  const { t } = useTranslation('settings');
  const { data: privacy, error } = useQuery(privacyQuery);
  return (
    <section>
      <SectionHead title={t('privacy.title')} />
      {error && <p role="alert">{errorText(error)}</p>}
      {privacy && (
        <ul className="ruled">
          {privacyFlags.map((flag) => (
            <PrivacySwitch key={flag} flag={flag} privacy={privacy} />
          ))}
        </ul>
      )}
      {!privacy && !error && (
        <SkeletonScreen className="stack">
          {privacyFlags.map((flag) => (
            <Skeleton key={flag} width="100%" height={56} radius={10} />
          ))}
        </SkeletonScreen>
      )}
    </section>
  );
}

/** Moves when it is pressed, and moves back if the server refuses the change. */
function PrivacySwitch({ flag, privacy }: { flag: PrivacyFlag; privacy: Privacy }) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { send, busy } = useAction(settings.updatePrivacy, {
    success: { title: t('privacy.saved') },
    failure: { title: t('privacy.failed.title'), description: t('privacy.failed.text') },
    onSuccess: ({ effects: _, ...saved }) => {
      // Another switch may have changed in the meantime, so only update this one.
      client.setQueryData(privacyQuery.queryKey, (known) => ({
        ...(known ?? saved),
        [flag]: saved[flag],
      }));
      setWanted(null);
    },
    onFailure: () => setWanted(null),
  });
  const label = t(`privacy.${flag}.label`);
  const change = (checked: boolean) => {
    if (busy) return;
    setWanted(checked);
    send({ body: { [flag]: checked } });
  };
  return (
    <li className="privacy-row">
      <div>
        <p className="row-title">{label}</p>
        <p className="row-text">{t(`privacy.${flag}.hint`)}</p>
      </div>
      <Switch checked={wanted ?? privacy[flag]} onCheckedChange={change} label={label} />
    </li>
  );
}
