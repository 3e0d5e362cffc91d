import {
  Calendar,
  CalendarCheck,
  Clock,
  Crown,
  Flame,
  Gift,
  type LucideIcon,
  Play,
  Shield,
  Star,
  Target,
  TrendingDown,
  Trophy,
  Zap,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  clock: Clock,
  crown: Crown,
  play: Play,
  zap: Zap,
  target: Target,
  trophy: Trophy,
  star: Star,
  flame: Flame,
  calendar: Calendar,
  'calendar-check': CalendarCheck,
  'trending-down': TrendingDown,
  shield: Shield,
  gift: Gift,
};

/** The line icon on a badge, by the icon name of the achievement. */
export function AchievementIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Trophy;
  return <Icon className="icon" aria-hidden />;
}
