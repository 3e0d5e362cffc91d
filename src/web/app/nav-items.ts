import {
  BookOpen,
  Calendar,
  CalendarDays,
  FlagTriangleRight,
  type LucideIcon,
  TrendingDown,
  UsersRound,
} from 'lucide-react';

type NavItem = {
  readonly path: '/' | '/programs' | '/my-schedule' | '/social' | '/progress';
  readonly name: 'today' | 'programs' | 'schedule' | 'social' | 'progress';
  readonly icon: LucideIcon;
  /** Other screens that belong to this one, with those below them. */
  readonly parts?: readonly ('/calendar-list' | '/achievements' | '/rounds')[];
};

/** The main navigation, in order. */
export const navItems: readonly NavItem[] = [
  { path: '/', name: 'today', icon: FlagTriangleRight },
  { path: '/programs', name: 'programs', icon: BookOpen },
  { path: '/my-schedule', name: 'schedule', icon: CalendarDays, parts: ['/calendar-list'] },
  { path: '/social', name: 'social', icon: UsersRound },
  {
    path: '/progress',
    name: 'progress',
    icon: TrendingDown,
    parts: ['/achievements', '/rounds'],
  },
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
