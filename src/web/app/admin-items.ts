import { BookOpen, DatabaseBackup, Gauge, type LucideIcon, Megaphone, Target } from 'lucide-react';

type AdminItem = {
  readonly path:
    | '/admin'
    | '/admin/programs'
    | '/admin/exercises'
    | '/admin/broadcasts'
    | '/admin/backups';
  readonly name:
    | 'adminOverview'
    | 'adminPrograms'
    | 'adminExercises'
    | 'adminBroadcasts'
    | 'adminBackups';
  readonly icon: LucideIcon;
};

/** The administration screens, in order. */
export const adminItems: readonly AdminItem[] = [
  { path: '/admin', name: 'adminOverview', icon: Gauge },
  { path: '/admin/programs', name: 'adminPrograms', icon: BookOpen },
  { path: '/admin/exercises', name: 'adminExercises', icon: Target },
  { path: '/admin/broadcasts', name: 'adminBroadcasts', icon: Megaphone },
  { path: '/admin/backups', name: 'adminBackups', icon: DatabaseBackup },
];
