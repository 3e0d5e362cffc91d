import type { Leaderboard, Person, PublicProfile } from '#contract/friends.ts';

/** A golfer as seen by others. Tests override only the relevant fields. */
export function aPerson(changes: Partial<Person> = {}): Person {
  return {
    id: 'golfer-2',
    firstName: 'Lars',
    lastName: 'Bakker',
    profileImageUrl: null,
    avatarUrl: null,
    ...changes,
  };
}

/** A leaderboard that includes the golfer, with no scores yet. */
export function aLeaderboard(changes: Partial<Leaderboard> = {}): Leaderboard {
  return { entries: [], own: null, isShown: true, ...changes };
}

/** The profile of a friend who shares everything. */
export function aProfile(changes: Partial<PublicProfile> = {}): PublicProfile {
  return {
    user: { ...aPerson(), currentHandicap: '9.7', goalHandicap: '8.0' },
    privacy: { showHandicap: true, showDetailedStats: true },
    stats: {
      level: 11,
      totalSessionsCompleted: 96,
      currentStreak: 14,
      longestStreak: 31,
      totalXp: 10_480,
      totalMinutesTraining: 4080,
    },
    achievements: [
      {
        id: 'fifty-done',
        name: 'Fifty done',
        description: '50 sessions',
        type: 'milestone',
        icon: 'play',
        rarity: 'common',
        xpReward: 200,
        badgeImageUrl: null,
        unlockedAt: '2026-05-13T08:00:00Z',
      },
    ],
    relationship: { isFriend: true, isRequestSent: false, canSendFriendRequest: false },
    ...changes,
  };
}
