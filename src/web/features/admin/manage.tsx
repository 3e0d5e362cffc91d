import { useNumbers } from '#web/platform/numbers.ts';
import '#web/ui/list-row.css';
import {
  BookOpen,
  ChevronRight,
  DatabaseBackup,
  Flag,
  type LucideIcon,
  Megaphone,
  ScrollText,
  Settings,
  Target,
  UsersRound,
} from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import type { PlainAddress } from '#web/router/addresses.ts';
import { Link } from '#web/router/link.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

type ManageProps = { readonly programs: number; readonly exercises: number };

type Way = {
  readonly path: PlainAddress;
  readonly name: string;
  readonly text: string;
  readonly icon: LucideIcon;
  readonly count?: number;
};

/** Links to everything that can be managed. Phones have no other navigation to it. */
export function Manage({ programs, exercises }: ManageProps) {
  const { t } = useTranslation('admin');
  const { write } = useNumbers();
  const ways: readonly Way[] = [
    {
      path: '/admin/programs',
      icon: BookOpen,
      count: programs,
      name: t('programs'),
      text: t('manage.programs'),
    },
    {
      path: '/admin/exercises',
      icon: Target,
      count: exercises,
      name: t('exercises'),
      text: t('manage.exercises'),
    },
    {
      path: '/admin/broadcasts',
      icon: Megaphone,
      name: t('manage.broadcastsName'),
      text: t('manage.broadcasts'),
    },
    { path: '/admin/users', icon: UsersRound, name: t('accounts.name'), text: t('accounts.way') },
    {
      path: '/admin/installation',
      icon: Settings,
      name: t('installation.name'),
      text: t('installation.way'),
    },
    {
      path: '/admin/backups',
      icon: DatabaseBackup,
      name: t('backups.name'),
      text: t('backups.way'),
    },
    { path: '/admin/reports', icon: Flag, name: t('reports.name'), text: t('reports.way') },
    { path: '/admin/audit-log', icon: ScrollText, name: t('audit.name'), text: t('audit.way') },
  ];
  return (
    <section className="stack" aria-labelledby="manage">
      <SectionHead id="manage" title={t('manage.title')} />
      <ul className="ruled">
        {ways.map(({ path, name, text, icon: Icon, count }) => (
          <li key={path}>
            <Link className="list-row" to={path}>
              <Icon className="icon" aria-hidden />
              <span>
                <b>{name}</b>
                <span className="small muted">{text}</span>
              </span>
              <span className="with-icon number">
                {count !== undefined && write(count)}
                <ChevronRight className="icon icon-small" aria-hidden />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
