import { useNumbers } from '#web/platform/numbers.ts';
import './statistics.css';
import '#web/golf/admin-page.css';
import '#web/golf/cover.css';
import '#web/golf/turf.css';
import '#web/ui/list-row.css';
import { useSuspenseQueries } from '@tanstack/react-query';
import { admin, type ListedProgram } from '#contract/admin.ts';
import { exercises } from '#contract/exercises.ts';
import { users } from '#contract/users.ts';
import { Contours } from '#web/golf/contours.tsx';
import { coverTones } from '#web/golf/cover.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { EmptyState, QueryBoundary } from '#web/platform/screen/states.tsx';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { ClientErrors } from './client-errors.tsx';
import { HealthList } from './health-list.tsx';
import { Manage } from './manage.tsx';
import { SchedulerButtons } from './scheduler-buttons.tsx';
import { ServiceList } from './service-list.tsx';
import { DrillTargets, ProgramWeeks } from './training-lists.tsx';
import { WeekCharts } from './week-charts.tsx';

/** Number of programs in the overview. */
const overviewLength = 3;

/** The start page for administrators: figures about the installation, and its first programs. */
export function AdminDashboardScreen() {
  const { t } = useTranslation('admin');
  const dates = useDates();
  return (
    <div className="gutter stack-large page-wide">
      <div className="between between-wrap is-middle">
        <div>
          <h2 className="heading-large" id="statistics">
            {t('statistics')}
          </h2>
          <p className="muted">{dates.day(useToday())}</p>
        </div>
        <SchedulerButtons />
      </div>
      <QueryBoundary title={t('failed.title')} safe={t('failed.safe')}>
        <Overview />
      </QueryBoundary>
    </div>
  );
}

function Overview() {
  const [accounts, enrollments, content, list, statistics, storage] = useSuspenseQueries({
    queries: [
      query(users.list, { query: {} }),
      query(admin.userPrograms, { query: {} }),
      query(admin.content),
      query(admin.programs),
      query(admin.statistics),
      query(exercises.storage),
    ],
  });
  const { version, newerVersion, weeks, programs, drills, health, errors } = statistics.data;
  return (
    <>
      <Statistics
        accounts={accounts.data.total ?? 0}
        enrollments={enrollments.data.counts ?? none}
        content={content.data}
        signUps={weeks.at(-1)?.signUps ?? 0}
      />
      <div className="stack-large columns admin-columns">
        <div className="stack-large">
          <WeekCharts weeks={weeks} />
          <ProgramsOverview list={list.data.slice(0, overviewLength)} />
          <ProgramWeeks programs={programs} />
          <DrillTargets drills={drills} />
        </div>
        <div className="stack-large">
          <Manage programs={content.data.programs.total} exercises={content.data.exercises.total} />
          <HealthList
            version={version}
            newer={newerVersion}
            health={health}
            storage={storage.data}
          />
          <ServiceList />
          <ClientErrors errors={errors} />
        </div>
      </div>
    </>
  );
}

/** Used if the counts are missing, which only happens on later pages of the list. */
const none = { total: 0, active: 0 };

type StatisticsProps = {
  readonly accounts: number;
  readonly enrollments: { readonly total: number; readonly active: number };
  readonly content: {
    readonly programs: { readonly total: number; readonly active: number };
    readonly exercises: { readonly total: number; readonly deleted: number };
  };
  /** New accounts since Monday. */
  readonly signUps: number;
};

function Statistics({ accounts, enrollments, content, signUps }: StatisticsProps) {
  const { t } = useTranslation('admin');
  const { write } = useNumbers();
  const { programs, exercises } = content;
  const figures = [
    { name: t('users'), value: accounts, more: t('new', { count: write(signUps) }) },
    {
      name: t('enrollments'),
      value: enrollments.active,
      more: t('started', { count: write(enrollments.total) }),
    },
    {
      name: t('programs'),
      value: programs.total,
      more: t('active', { count: write(programs.active) }),
    },
    {
      name: t('exercises'),
      value: exercises.total,
      more: t('deleted', { count: write(exercises.deleted) }),
    },
  ];
  return (
    <section className="turf turf-card" aria-labelledby="statistics">
      <Contours seed="chart" />
      <dl className="admin-figures">
        {figures.map(({ name, value, more }) => (
          <div key={name}>
            <dt className="small">{name}</dt>
            <dd className="heading-huge number">{write(value)}</dd>
            <dd className="small muted">{more}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ProgramsOverview({ list }: { readonly list: readonly ListedProgram[] }) {
  const { t } = useTranslation('admin');
  const { write } = useNumbers();
  return (
    <section className="stack" aria-labelledby="programs-overview">
      <SectionHead
        id="programs-overview"
        title={t('overview')}
        aside={
          <Link className="link" to="/admin/programs">
            {t('all')}
          </Link>
        }
      />
      {list.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <ul className="ruled">
          {list.map((program) => (
            <li key={program.id}>
              <Link
                className="list-row"
                to="/admin/programs/$id/builder"
                params={{ id: program.id }}
              >
                <span className={`cover program-thumbnail ${coverTones[program.color]}`}>
                  <Contours seed={program.id} pin />
                </span>
                <span>
                  <b lang={program.language}>{program.name}</b>
                  <span className="small muted">
                    {t('program', {
                      weeks: program.durationWeeks,
                      sessions: program.sessionsPerWeek,
                      minutes: program.minutesPerSession,
                    })}
                  </span>
                </span>
                <span>
                  <b className="number">{write(program.training)}</b>{' '}
                  <span className="small muted">{t('training')}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
