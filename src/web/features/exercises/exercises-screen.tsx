import { useNumbers } from '#web/platform/numbers.ts';
import './exercises-screen.css';
import { useSuspenseQueries } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { exercises } from '#contract/exercises.ts';
import { EmptyView } from '#web/golf/empty-view.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { EmptyState, QueryBoundary } from '#web/platform/screen/states.tsx';
import { Button } from '#web/ui/button.tsx';
import { findByWords } from '#web/ui/find-by-words.ts';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ActiveExercises } from './list/active-exercises.tsx';
import { DeletedExercises } from './list/deleted-exercises.tsx';
import { indexExercises, nameInList, sortExercises } from './list/exercise-groups.ts';
import { useExerciseDialogs } from './use-exercise-dialogs.tsx';

/** All exercises, for administrators: create, edit, add a picture or a video, delete and restore. */
export function ExercisesScreen() {
  const { t } = useTranslation('exercises');
  return (
    <div className="gutter stack exercises-screen">
      <QueryBoundary
        title={t('failed.title')}
        safe={t('failed.safe')}
        skeleton={<ExercisesSkeleton />}
      >
        <Exercises />
      </QueryBoundary>
    </div>
  );
}

const tabs = ['active', 'deleted'] as const;

function Exercises() {
  const { t, language } = useTranslation('exercises');
  const [{ data: active }, { data: deleted }] = useSuspenseQueries({
    queries: [query(exercises.list), query(exercises.deleted)],
  });
  const sorted = useMemo(
    () => indexExercises(sortExercises(nameInList(active), language)),
    [active, language],
  );
  const gone = useMemo(() => indexExercises(nameInList(deleted)), [deleted]);
  const [tab, setTab] = useState<(typeof tabs)[number]>('active');
  const [search, setSearch] = useState('');
  // Keeps typing responsive with a long list.
  const sought = useDeferredValue(search.trim());
  const { show, dialog } = useExerciseDialogs();
  const { write } = useNumbers();
  const create = (
    <Button onClick={() => show({ what: 'create' })}>
      <Plus className="icon icon-small" aria-hidden />
      {t('create')}
    </Button>
  );
  const find = <Find value={search} onChange={setSearch} />;
  const found = { active: findByWords(sorted, sought), deleted: findByWords(gone, sought) };
  const none = <EmptyState title={t('find.none')} text={t('find.noneText', { search: sought })} />;
  return (
    <>
      <div className="between between-wrap is-middle">
        <div>
          <h2 className="heading-large">{t('title')}</h2>
          <p className="muted">
            {t('counts', { active: write(active.length), deleted: write(deleted.length) })}
          </p>
        </div>
        {active.length > 0 && create}
      </div>
      <Tabs
        label={t('title')}
        value={tab}
        onValueChange={setTab}
        tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      >
        <TabPanel value="active">
          {active.length === 0 ? (
            <EmptyView title={t('empty.title')} action={create}>
              {t('empty.text')}
            </EmptyView>
          ) : (
            <>
              {find}
              {found.active.length === 0 ? (
                none
              ) : (
                <ActiveExercises list={found.active} isSearch={sought !== ''} onAction={show} />
              )}
            </>
          )}
        </TabPanel>
        <TabPanel value="deleted">
          {deleted.length === 0 ? (
            <EmptyState title={t('noneDeleted.title')} text={t('noneDeleted.text')} />
          ) : (
            <>
              {find}
              {found.deleted.length === 0 ? none : <DeletedExercises list={found.deleted} />}
            </>
          )}
        </TabPanel>
      </Tabs>
      {dialog}
    </>
  );
}

type FindProps = { readonly value: string; readonly onChange: (value: string) => void };

function Find({ value, onChange }: FindProps) {
  const { t } = useTranslation('exercises');
  return (
    <div className="find-exercise">
      <Search className="icon" aria-hidden />
      <TextInput
        type="search"
        aria-label={t('find.label')}
        placeholder={t('find.label')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

function ExercisesSkeleton() {
  return (
    <SkeletonScreen className="stack">
      <Skeleton width="40%" height={34} />
      <Skeleton width="100%" height={52} radius={10} />
      {rows.map((row) => (
        <Skeleton key={row} width="100%" height={44} />
      ))}
    </SkeletonScreen>
  );
}
