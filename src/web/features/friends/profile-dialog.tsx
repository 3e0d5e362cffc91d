import './profile-dialog.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Person } from '#contract/friends.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { hasStatus } from '#web/platform/api/failures.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { ProfileFoot } from './profile-foot.tsx';
import { ProfileParts } from './profile-parts.tsx';
import { profileQuery } from './social-queries.ts';

type DialogProps = {
  readonly id: string;
  /** Called after the dialog's history entry is gone. */
  readonly onClosed: () => void;
  /** Renders the report button in the footer. */
  readonly report?: ((person: Person) => ReactNode) | undefined;
};

/** The public profile of a golfer. */
export function ProfileDialog({ id, onClosed, report }: DialogProps) {
  const { t } = useTranslation('friends');
  const { data, error, isFetching, refetch } = useQuery(profileQuery(id));
  // Being blocked, for example, takes away what was shown before.
  const profile = hasStatus(error, 404) ? undefined : data;
  const [open, setOpen] = useState(true);
  const close = () => {
    if (!open) return;
    flushSync(() => setOpen(false));
    // Runs after the dialog has asked to go back, so that the URL of the entry below is changed.
    queueMicrotask(onClosed);
  };
  const failed = !profile && error && !isFetching;
  return (
    <Sheet
      open={open}
      onOpenChange={close}
      title={t('profile.title')}
      foot={
        failed ? (
          <>
            <Button variant="outline" onClick={close}>
              {t('profile.close')}
            </Button>
            <Button onClick={() => void refetch()}>{t('profile.again')}</Button>
          </>
        ) : (
          profile && (
            <ProfileFoot profile={profile} onGone={close} report={report?.(profile.user)} />
          )
        )
      }
    >
      {profile && <ProfileParts profile={profile} />}
      {failed && (
        <div className="centered" role="alert">
          <h3 className="heading-medium">{t('profile.failed')}</h3>
          <p className="muted">{t('profile.failedText')}</p>
        </div>
      )}
      {!(profile || failed) && <ProfileSkeleton />}
    </Sheet>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonScreen className="centered">
      <Skeleton width={84} height={84} radius={99} />
      <Skeleton width={170} height={30} radius={8} />
      <Skeleton width={110} height={16} />
      <Skeleton width="100%" height={150} radius={20} />
    </SkeletonScreen>
  );
}
