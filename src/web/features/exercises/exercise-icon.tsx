import {
  Activity,
  Brain,
  CircleDot,
  Gauge,
  type LucideIcon,
  Mountain,
  Star,
  Target,
  Zap,
} from 'lucide-react';
import type { ExerciseIcon as IconName } from '#domain/drills/exercise.ts';

const icons: Readonly<Record<IconName, LucideIcon>> = {
  target: Target,
  'circle-dot': CircleDot,
  zap: Zap,
  brain: Brain,
  mountain: Mountain,
  star: Star,
  gauge: Gauge,
  activity: Activity,
};

/** One of the eight icons for exercises. */
export function ExerciseIcon({ name }: { readonly name: IconName }) {
  const Icon = icons[name];
  return <Icon className="icon" aria-hidden />;
}
