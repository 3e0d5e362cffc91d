import {
  BookOpen,
  Calendar,
  CalendarDays,
  FlagTriangleRight,
  Gauge,
  type LucideIcon,
  Megaphone,
  Target,
  TrendingDown,
  UsersRound,
} from 'lucide-react';

type NavItem = {
  readonly path: '/' | '/programs' | '/my-schedule' | '/social' | '/progress';
  readonly name: 'today' | 'programs' | 'schedule' | 'social' | 'progress';
  readonly icon: LucideIcon;
};

/** The main navigation, in order. */
export const navItems: readonly NavItem[] = [
  { path: '/', name: 'today', icon: FlagTriangleRight },
  { path: '/programs', name: 'programs', icon: BookOpen },
  { path: '/my-schedule', name: 'schedule', icon: CalendarDays },
  { path: '/social', name: 'social', icon: UsersRound },
  { path: '/progress', name: 'progress', icon: TrendingDown },
];

type AdminItem = {
  readonly path: '/admin' | '/admin/programs' | '/admin/exercises' | '/admin/broadcasts';
  readonly name: 'adminOverview' | 'adminPrograms' | 'adminExercises' | 'adminBroadcasts';
  readonly icon: LucideIcon;
};

/** The screens of the administration, in order. */
export const adminItems: readonly AdminItem[] = [
  { path: '/admin', name: 'adminOverview', icon: Gauge },
  { path: '/admin/programs', name: 'adminPrograms', icon: BookOpen },
  { path: '/admin/exercises', name: 'adminExercises', icon: Target },
  { path: '/admin/broadcasts', name: 'adminBroadcasts', icon: Megaphone },
];

type HeaderAction = {
  readonly path: NavItem['path'] | '/calendar-list';
  readonly name: NavItem['name'] | 'calendar';
  readonly icon: LucideIcon;
};

/** The links at the right of the header, in order. */
export const headerActions: readonly HeaderAction[] = [
  { path: '/calendar-list', name: 'calendar', icon: Calendar },
];
