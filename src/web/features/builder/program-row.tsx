import '#web/golf/cover.css';
import { Blocks, Copy, Download, Pencil, Sparkles, Trash2 } from 'lucide-react';
import type { ListedProgram } from '#contract/admin.ts';
import { packs } from '#contract/packs.ts';
import { formatHandicap, isForAnyHandicap } from '#domain/handicap/handicap.ts';
import { Contours } from '#web/golf/contours.tsx';
import { coverTones } from '#web/golf/cover.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDownload } from '#web/platform/action/use-download.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { ProgramDialog } from './program-dialogs.tsx';
import { StatusTag } from './status-tag.tsx';

type ProgramRowProps = {
  readonly program: ListedProgram;
  readonly show: (dialog: ProgramDialog) => void;
};

/** A program in the administrators' list. */
export function ProgramRow({ program, show }: ProgramRowProps) {
  const { t } = useTranslation('builder');
  const { id, name, language } = program;
  const offered = {
    label: t('offer.open'),
    icon: Sparkles,
    onSelect: () => show({ kind: 'offer', program }),
  };
  const exporting = useDownload(packs.exportPack, t('failed.export'));
  return (
    <li className={program.isActive ? 'admin-program' : 'admin-program is-inactive'}>
      <span className={`cover ${coverTones[program.color]}`}>
        <Contours seed={id} pin />
      </span>
      <div>
        <p className="with-icon between-wrap">
          <b className="heading-small" lang={language}>
            {name}
          </b>
          <StatusTag program={program} />
        </p>
        <p className="muted prose" lang={language}>
          {program.description}
        </p>
        <ProgramFigures program={program} />
      </div>
      <div className="with-icon admin-program-actions">
        <Button variant="outline" size="slim" asChild>
          <Link to="/admin/programs/$id/builder" params={{ id }}>
            <Blocks className="icon icon-small" aria-hidden />
            {t('programs.build')} <span className="visually-hidden">{name}</span>
          </Link>
        </Button>
        <Menu
          label={t('more', { name })}
          items={[
            ...(program.hasOffer ? [offered] : []),
            {
              label: t('menu.edit'),
              icon: Pencil,
              onSelect: () => show({ kind: 'edit', program }),
            },
            {
              label: t('programs.duplicate'),
              icon: Copy,
              onSelect: () => show({ kind: 'duplicate', program }),
            },
            {
              label: t('menu.export'),
              icon: Download,
              disabled: exporting.busy,
              onSelect: () => exporting.start({ params: { id } }),
            },
            {
              label: t('menu.delete'),
              icon: Trash2,
              danger: true,
              onSelect: () => show({ kind: 'delete', program }),
            },
          ]}
        />
      </div>
    </li>
  );
}

function ProgramFigures({ program }: { readonly program: ListedProgram }) {
  const { t, language } = useTranslation('builder');
  const written = (handicap: string) => formatHandicap(handicap, language);
  const { fromHandicap: from, targetHandicap } = program;
  const to = written(targetHandicap);
  const known = from === null ? to : t('programs.range', { from: written(from), to });
  const figures = [
    [isForAnyHandicap(program) ? t('programs.any') : known, t('programs.handicap')],
    [program.training, t('programs.training')],
    [program.durationWeeks, t('head.weeks', { count: program.durationWeeks })],
    [program.sessionsPerWeek, t('programs.perWeek')],
    [program.minutesPerSession, t('programs.minutes')],
  ] as const;
  return (
    <p className="admin-program-figures small muted">
      {figures.map(([figure, name]) => (
        <span key={name}>
          <b className="number">{figure}</b> {name}
        </span>
      ))}
    </p>
  );
}
