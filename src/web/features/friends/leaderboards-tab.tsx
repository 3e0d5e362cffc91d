import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { LeaderboardCard } from './leaderboard-card.tsx';
import { boardQueries, type Scope } from './social-queries.ts';

/** Both leaderboards, for everyone or only among friends. */
export function LeaderboardsTab() {
  const { t } = useTranslation('friends');
  const [scope, setScope] = useState<Scope>('everyone');
  const { data } = useQuery(boardQueries.streak(scope));
  return (
    <div className="social-boards">
      <Segmented
        value={scope}
        onValueChange={setScope}
        label={t('boards.scope')}
        options={[
          { value: 'everyone', label: t('boards.everyone') },
          { value: 'friends', label: t('boards.friends') },
        ]}
      />
      {data?.isShown === false && (
        <p className="muted">
          {t('boards.hidden')}{' '}
          <Link className="link" to="/profile">
            {t('boards.show')}
          </Link>
        </p>
      )}
      <div className="even-columns">
        <LeaderboardCard board="streak" scope={scope} />
        <LeaderboardCard board="month" scope={scope} />
      </div>
    </div>
  );
}
