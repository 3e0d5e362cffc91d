import './profile-screen.css';
import '#web/ui/tag.css';
import type { ReactNode } from 'react';
import type { User } from '#contract/accounts.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { initialsOf } from '#web/platform/session/initials.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ProfileForm } from './profile-form.tsx';

type ProfileScreenProps = {
  /** The button for changing the avatar, placed over the avatar's corner. */
  readonly onAvatar?: ReactNode;
  /** Below the form. */
  readonly children?: ReactNode;
  /** Settings of other features, shown next to the form on wide screens. */
  readonly aside?: ReactNode;
};

export function ProfileScreen({ onAvatar, children, aside }: ProfileScreenProps) {
  const golfer = useGolfer();
  const { t } = useTranslation('settings');
  return (
    <div className="stack-large">
      <div className="gutter">
        <ProfileHead user={golfer} onAvatar={onAvatar} />
      </div>
      <div className="profile-columns">
        <div className="gutter stack-large">
          <ProfileForm key={golfer.id} user={golfer} />
          {children}
        </div>
        <div className="gutter stack-large">{aside}</div>
      </div>
      <div className="gutter">
        <a className="link small" href="/licenses.txt" target="_blank" rel="noreferrer">
          {t('profile.licenses')}
        </a>
      </div>
    </div>
  );
}

const fullName = ({ firstName, lastName }: User) =>
  [firstName, lastName].filter(Boolean).join(' ').trim();

function ProfileHead({ user, onAvatar }: { user: User; onAvatar: ReactNode }) {
  const { t, language } = useTranslation('settings');
  const name = fullName(user);
  const write = (handicap: string | null) =>
    handicap === null ? t('profile.none') : formatHandicap(handicap, language);
  return (
    <section className="list-row profile-card">
      <div className="profile-avatar">
        <Avatar
          initials={initialsOf(user)}
          picture={user.avatarUrl ?? user.profileImageUrl}
          size="large"
        />
        {onAvatar}
      </div>
      <div>
        <h2 className="heading-large">{name || user.email || t('profile.fallback')}</h2>
        {name && <p className="muted">{user.email}</p>}
        {user.isAdmin && <span className="tag small">{t('profile.admin')}</span>}
      </div>
      <dl className="profile-handicaps">
        <div>
          <dt>{t('profile.currentHandicap')}</dt>
          <dd className="number">{write(user.currentHandicap)}</dd>
        </div>
        <div>
          <dt>{t('profile.goalHandicap')}</dt>
          <dd className="number">{write(user.goalHandicap)}</dd>
        </div>
      </dl>
    </section>
  );
}
