import './programs-list.css';
import { useQuery } from '@tanstack/react-query';
import { Plus, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ListedProgram } from '#contract/admin.ts';
import { EmptyView } from '#web/golf/empty-view.tsx';
import { ProgramSearch } from '#web/golf/program-search.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { deletedProgramsQuery, programsQuery } from './builder-query.ts';
import { DeletedPrograms } from './deleted-programs.tsx';
import { type ProgramDialog, ProgramDialogs } from './program-dialogs.tsx';
import { ProgramRow } from './program-row.tsx';

type AdminProgramsScreenProps = {
  /** Updates running plans to the newest version. Passed in because it belongs to another feature. */
  readonly recalculate?: ReactNode;
  /** The progress of that update. */
  readonly progress?: ReactNode;
};

const tabs = ['all', 'deleted'] as const;

/** Lists all programs, including those that golfers cannot see, with their actions. */
export function AdminProgramsScreen({ recalculate, progress }: AdminProgramsScreenProps) {
  const { t } = useTranslation('builder');
  const { data: programs, error, isFetching, refetch } = useQuery(programsQuery);
  const { data: deleted } = useQuery(deletedProgramsQuery);
  const [tab, setTab] = useState<(typeof tabs)[number]>('all');
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
      {programs && (
        <Tabs
          label={t('programs.title')}
          value={tab}
          onValueChange={setTab}
          tabs={tabs.map((value) => ({ value, label: t(`programs.tabs.${value}`) }))}
        >
          <TabPanel value="all">
            {programs.length === 0 ? (
              <EmptyView title={t('programs.none')} action={create}>
                {t('programs.noneText')}
              </EmptyView>
            ) : (
              <ProgramSearch programs={programs}>
                {(shown) => (
                  <ul className="admin-programs">
                    {shown.map((program) => (
                      <ProgramRow key={program.id} program={program} show={dialogs.show} />
                    ))}
                  </ul>
                )}
              </ProgramSearch>
            )}
          </TabPanel>
          <TabPanel value="deleted">{deleted && <DeletedPrograms programs={deleted} />}</TabPanel>
        </Tabs>
      )}
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

/** Active are the programs that golfers can enroll in, as on the dashboard. */
const countsOf = (programs: readonly ListedProgram[]) => {
  const active = programs.filter(({ isActive, version }) => isActive && version > 0).length;
  return { active, inactive: programs.length - active };
};

/** Returns the current or last dialog. `opened` is its key, so that each opening starts fresh. */
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
