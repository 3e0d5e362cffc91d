import {
  BookOpen,
  Calendar,
  CalendarDays,
  FlagTriangleRight,
  type LucideIcon,
  TrendingDown,
} from 'lucide-react';

type Place = {
  readonly path: '/' | '/programs' | '/my-schedule' | '/progress';
  readonly name: 'today' | 'programs' | 'schedule' | 'progress';
  readonly icon: LucideIcon;
};

/** The navigation, in order. A place appears here when its screen exists. */
export const places: readonly Place[] = [
  { path: '/', name: 'today', icon: FlagTriangleRight },
  { path: '/programs', name: 'programs', icon: BookOpen },
  { path: '/my-schedule', name: 'schedule', icon: CalendarDays },
  { path: '/progress', name: 'progress', icon: TrendingDown },
];

type Tool = {
  readonly path: Place['path'] | '/calendar-list';
  readonly name: Place['name'] | 'calendar';
  readonly icon: LucideIcon;
};

/** The buttons at the right of the header, in order, when their screens exist. */
export const tools: readonly Tool[] = [
  { path: '/calendar-list', name: 'calendar', icon: Calendar },
];
