/** From the most common to the rarest. */
export const rarities = ['common', 'uncommon', 'rare', 'epic', 'legendary', 'mythical'] as const;
export type Rarity = (typeof rarities)[number];

export const categories = [
  'hours',
  'sessions',
  'streaks',
  'handicap',
  'programs',
  'quality',
  'special',
] as const;
export type Category = (typeof categories)[number];

/** How a public profile sorts achievements. */
export const profileTypes = ['milestone', 'streak', 'performance', 'seasonal', 'special'] as const;
export type ProfileType = (typeof profileTypes)[number];

const profileTypeOfCategory = {
  hours: 'milestone',
  sessions: 'milestone',
  streaks: 'streak',
  handicap: 'performance',
  programs: 'milestone',
  quality: 'performance',
  special: 'special',
} as const satisfies Record<Category, ProfileType>;

type Sorted = { readonly category: Category; readonly isSeasonal: boolean };

export const profileTypeOf = ({ category, isSeasonal }: Sorted): ProfileType =>
  isSeasonal ? 'seasonal' : profileTypeOfCategory[category];

export const achievementIcons = [
  'clock',
  'crown',
  'play',
  'zap',
  'target',
  'trophy',
  'star',
  'flame',
  'calendar',
  'calendar-check',
  'trending-down',
  'shield',
  'gift',
] as const;
export type AchievementIcon = (typeof achievementIcons)[number];

/** Units of an achievement's progress and target. */
export const units = [
  'hours',
  'sessions',
  'days',
  'weeks',
  'strokes',
  'percent',
  'programs',
  'rounds',
  'points',
  'friends',
  'kudos',
] as const;
export type Unit = (typeof units)[number];
