import { numbersIn } from '#web/platform/numbers.ts';
import '#web/golf/focus.css';
import '#web/golf/person-button.css';
import { LockKeyhole } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PublicProfile } from '#contract/friends.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { AchievementBadge } from '#web/golf/achievement-badge.tsx';
import { AchievementIcon } from '#web/golf/achievement-icon.tsx';
import { usePersonName } from '#web/golf/person-name.ts';
import { usePersonTone } from '#web/golf/person-tone.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { initialsOf } from '#web/platform/session/initials.ts';
import { useUser } from '#web/platform/session/user.ts';
import { Avatar } from '#web/ui/avatar.tsx';

type PartProps = { readonly profile: PublicProfile };

const minutesPerHour = 60;
/** The newest achievements; a button shows the others. */
const achievementsShown = 5;

/** The golfer's name, and as much of the training as the viewer may see. */
export function ProfileParts({ profile }: PartProps) {
  const { t, language } = useTranslation('friends');
  const nameOf = usePersonName();
  const isOwn = useUser()?.id === profile.user.id;
  const { user, privacy, stats, achievements } = profile;
  return (
    <div className="stack">
      <div className={`centered ${usePersonTone(user.id)}`}>
        <Avatar
          initials={initialsOf({ ...user, email: '' })}
          picture={user.avatarUrl ?? user.profileImageUrl}
          size="large"
        />
        <h3 className="heading-large">{nameOf(user)}</h3>
        <p className="muted">
          {privacy.showHandicap && user.currentHandicap !== null ? (
            <>
              {t('profile.handicap')}{' '}
              <b className="number">{formatHandicap(user.currentHandicap, language)}</b>
            </>
          ) : (
            t('profile.noHandicap')
          )}
        </p>
      </div>
      {isOwn && <p className="profile-note">{t('profile.self')}</p>}
      {stats ? (
        <Stats stats={stats} />
      ) : (
        <div className="with-icon profile-note">
          <LockKeyhole className="icon" aria-hidden />
          <div>
            <p className="row-title">{t('profile.private')}</p>
            <p className="small muted">
              {t('profile.privateText', { name: user.firstName ?? nameOf(user) })}
            </p>
          </div>
        </div>
      )}
      {achievements.length > 0 && <Achievements achievements={achievements} />}
    </div>
  );
}

function Achievements({ achievements }: Pick<PublicProfile, 'achievements'>) {
  const { t } = useTranslation('friends');
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The pressed button disappears, so the focus moves to the list.
  const showAll = () => {
    setShowsAll(true);
    list.current?.focus({ preventScroll: true });
  };
  const shown = showsAll ? achievements : achievements.slice(0, achievementsShown);
  return (
    <section>
      <h4 className="heading-small">{t('profile.achievements')}</h4>
      <ul className="ruled" ref={list} tabIndex={-1}>
        {shown.map(({ id, name, description, icon, rarity }) => (
          <li key={id} className="list-row">
            <AchievementBadge rarity={rarity} size="small" icon={<AchievementIcon name={icon} />} />
            <span>
              <b className="row-title">{name}</b>
              <span className="row-text">{description}</span>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < achievements.length && (
        <button type="button" className="link" onClick={showAll}>
          {t('profile.allAchievements', { count: achievements.length })}
        </button>
      )}
    </section>
  );
}

function Stats({ stats }: { stats: NonNullable<PublicProfile['stats']> }) {
  const { t, language } = useTranslation('friends');
  const values = [
    ['level', stats.level],
    ['sessions', stats.totalSessionsCompleted],
    ['xp', stats.totalXp],
    ['streak', stats.currentStreak],
    ['longest', stats.longestStreak],
    ['hours', Math.round(stats.totalMinutesTraining / minutesPerHour)],
  ] as const;
  return (
    <dl className="profile-stats values-first">
      {values.map(([name, value]) => (
        <div key={name}>
          <dt className="small muted">{t(`profile.${name}`)}</dt>
          <dd className="number">{numbersIn(language).write(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
