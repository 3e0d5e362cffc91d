import { Check, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { friends, type PublicProfile } from '#contract/friends.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { hasCode } from '#web/platform/api/failures.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useUser } from '#web/platform/session/user.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { BlockButton, RemoveButton } from './part-buttons.tsx';

type FootProps = {
  readonly profile: PublicProfile;
  /** Called after the golfer was blocked and can no longer be shown. */
  readonly onGone: () => void;
  /** The button that reports the golfer. */
  readonly report: ReactNode;
};

/** The actions for the golfer of a profile. */
export function ProfileFoot({ profile: { user, relationship }, onGone, report }: FootProps) {
  const { t } = useTranslation('friends');
  const request = useAction(friends.requestById, {
    success: { title: t('add.sent') },
    failure: (error) =>
      hasCode(error, 'connection_exists')
        ? { title: t('add.connected') }
        : { title: t('add.failed'), description: errorText(error, { otherwise: '' }) },
  });
  if (useUser()?.id === user.id)
    return (
      <Button asChild variant="outline">
        <Link to="/profile">{t('profile.change')}</Link>
      </Button>
    );
  const { isFriend, isRequestSent, canSendFriendRequest } = relationship;
  const said = isFriend ? 'friend' : 'sent';
  return (
    <>
      {isFriend || isRequestSent || request.done ? (
        <p className="with-icon profile-relation small">
          <Check className="icon icon-small" aria-hidden />
          {t(`profile.${said}`)}
        </p>
      ) : (
        canSendFriendRequest && (
          <Button busy={request.busy} onClick={() => request.send({ params: { id: user.id } })}>
            <UserPlus className="icon icon-small" aria-hidden />
            {t('profile.request')}
          </Button>
        )
      )}
      {isFriend && <RemoveButton person={user} />}
      <BlockButton person={user} onDone={onGone} />
      {report}
    </>
  );
}
