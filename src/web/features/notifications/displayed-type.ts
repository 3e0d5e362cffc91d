import {
  BellRing,
  BookOpen,
  CalendarDays,
  Flame,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  ThumbsUp,
  Trophy,
} from 'lucide-react';
import type { NotificationType } from '#domain/notifications/catalog.ts';

type Look = { readonly icon: LucideIcon; readonly name: NotificationType };

const icons: Readonly<Record<NotificationType, LucideIcon>> = {
  achievement: Trophy,
  session_reminder: CalendarDays,
  program_milestone: BookOpen,
  streak_alert: Flame,
  admin_broadcast: Megaphone,
  activity_kudos: ThumbsUp,
  activity_comment: MessageCircle,
  other: BellRing,
};

const isKnown = (type: string): type is NotificationType => Object.hasOwn(icons, type);

/** Icon and name of a notification type; those of `other` for a type that only a newer server knows. */
export function displayedType(type: string): Look {
  const name = isKnown(type) ? type : 'other';
  return { icon: icons[name], name };
}
