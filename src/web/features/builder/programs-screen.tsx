import './programs-list.css';
import { useQuery } from '@tanstack/react-query';
import { Plus, Upload } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { ListedProgram } from '#contract/admin.ts';
import { EmptyView } from '#web/golf/empty-view.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { EmptyState, ErrorState } from '#web/platform/screen/states.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { programsQuery } from './builder-query.ts';
import { type ProgramDialog, ProgramDialogs } from './program-dialogs.tsx';
import { ProgramRow } from './program-row.tsx';

/** From how many programs on a list is easier to search than to scroll. */
const searchable = 8;

/** How many are shown at first, and with every press on more. */
const pageLength = 40;

type AdminProgramsScreenProps = {
  /** What brings running plans to the newest version; handed in, since it belongs to plans. */
  readonly recalculate?: ReactNode;
  /** How far that is. */
  readonly progress?: ReactNode;
};

/** All programs, with those that golfers are not offered, and what can be done to them. */
export function AdminProgramsScreen({ recalculate, progress }: AdminProgramsScreenProps) {
  const { t } = useTranslation('builder');
  const { data: programs, error, isFetching, refetch } = useQuery(programsQuery);
  const dialogs = useProgramDialogs();
  const create = (
    <Button onClick={() => dialogs.show({ kind: 'create' })}>
      <Plus className="icon icon-small" aria-hidden />
      {t('programs.create')}
    </Button>
  );
  const isBroken = !programs && error && !isFetching;
  return (
    <div className="gutter stack">
      <div className="between between-wrap is-middle admin-programs-head">
        <div>
          <h2 className="heading-large">{t('programs.title')}</h2>
          {programs && <p className="muted">{t('programs.count', countsOf(programs))}</p>}
        </div>
        <div className="button-row">
          {programs && programs.length > 0 && recalculate}
          <Button variant="outline" onClick={() => dialogs.show({ kind: 'import' })}>
            <Upload className="icon icon-small" aria-hidden />
            {t('import.open')}
          </Button>
          {create}
        </div>
      </div>
      {progress}
      {isBroken && (
        <ErrorState
          error={error}
          title={t('programs.failed')}
          safe={t('loadFailed.safe')}
          retry={() => void refetch()}
        />
      )}
      {!programs && !isBroken && <ListSkeleton />}
      {programs?.length === 0 && (
        <EmptyView title={t('programs.none')} action={create}>
          {t('programs.noneText')}
        </EmptyView>
      )}
      {programs && programs.length > 0 && <ProgramList programs={programs} show={dialogs.show} />}
      {dialogs.dialog && (
        <ProgramDialogs
          key={dialogs.opened}
          dialog={dialogs.dialog}
          open={dialogs.open}
          onOpenChange={dialogs.onOpenChange}
        />
      )}
    </div>
  );
}

const countsOf = (programs: readonly ListedProgram[]) => {
  const active = programs.filter(({ isActive }) => isActive).length;
  return { active, inactive: programs.length - active };
};

/** The dialog that is open, or the last one, which starts anew each time. */
function useProgramDialogs() {
  const [opened, setOpened] = useState(0);
  const [open, onOpenChange] = useState(false);
  const [dialog, setDialog] = useState<ProgramDialog | null>(null);
  const show = (next: ProgramDialog) => {
    setDialog(next);
    setOpened(opened + 1);
    onOpenChange(true);
  };
  return { dialog, opened, open, onOpenChange, show };
}

type ProgramListProps = {
  readonly programs: readonly ListedProgram[];
  readonly show: (dialog: ProgramDialog) => void;
};

function ProgramList({ programs, show }: ProgramListProps) {
  const { t } = useTranslation('builder');
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(pageLength);
  const wanted = useDeferredValue(search).trim().toLowerCase();
  const found = programs.filter(({ name, description }) =>
    `${name} ${description}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      {programs.length > searchable && (
        <TextInput
          type="search"
          aria-label={t('programs.search')}
          placeholder={t('programs.search')}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setMost(pageLength);
          }}
        />
      )}
      <p className="visually-hidden" role="status">
        {wanted !== '' && t('programs.found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState title={t('programs.notFound')} />
      ) : (
        <ul className="admin-programs">
          {found.slice(0, most).map((program) => (
            <ProgramRow key={program.id} program={program} show={show} />
          ))}
        </ul>
      )}
      {found.length > most && (
        <Button variant="outline" onClick={() => setMost(most + pageLength)}>
          {t('programs.more', { shown: most, total: found.length })}
        </Button>
      )}
    </>
  );
}

const rows = ['first', 'second', 'third', 'fourth'];

function ListSkeleton() {
  return (
    <SkeletonScreen className="admin-programs">
      {rows.map((row) => (
        <div className="admin-program" key={row}>
          <Skeleton width={88} height={76} radius={12} />
          <div className="stack-small">
            <Skeleton width="40%" height={22} />
            <Skeleton width="80%" height={18} />
            <Skeleton width="60%" height={18} />
          </div>
        </div>
      ))}
    </SkeletonScreen>
  );
}
