import './dashboard-screen.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { User } from '#contract/accounts.ts';
import { type DashboardPayload, dashboard } from '#contract/dashboard.ts';
import { training } from '#contract/training.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { EmptyView } from '#web/golf/empty-view.tsx';
import { RecentRounds } from '#web/golf/recent-rounds.tsx';
import { WeekStrip } from '#web/golf/week-strip.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { AlteredMark } from '#web/offline/altered-mark.tsx';
import { query } from '#web/platform/api/query.ts';
import { useScreen } from '#web/platform/screen/screen.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { useFreshEachDay, useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Link } from '#web/router/link.tsx';
import { DashboardSkeleton, NoProgramSkeleton } from './dashboard-skeleton.tsx';
import { Hero } from './hero.tsx';
import { isNewGolfer } from './is-new-golfer.ts';
import { LatestAchievement } from './latest-achievement.tsx';
import { LevelCard } from './level-card.tsx';
import { LogButtons, type Logged, type OpenRound, OpenRoundLink } from './log-buttons.tsx';
import type { MissedProps } from './missed-sheet.tsx';
import { MissedStrip } from './missed-strip.tsx';
import { NextCard } from './next-card.tsx';
import { RestCard } from './rest-card.tsx';
import { type RenderStart, TodayCard } from './today-card.tsx';
import type { Reopening } from './use-reopen.ts';
import { WeekCard } from './week-card.tsx';
import { weekDays } from './week-days.ts';

const dashboardQuery = query(dashboard.get);

type DashboardScreenProps = {
  /** Stores the withdrawn completion of a reopened session. Passed in because it belongs to training. */
  readonly storeWithdrawn: Reopening['storeWithdrawn'];
  /** Renders the button that starts today's session. Passed in because it belongs to range mode. */
  readonly renderStart?: RenderStart;
  /** Opens the dialog to choose another day for a session. Belongs to the plan feature. */
  readonly onMove: MissedProps['onMove'];
  /** Opens the dialog that settles all sessions missed in a long absence. Belongs to the plan feature. */
  readonly onSettle: (enrollmentId: string) => void;
  /** Opens the form for practice or a round. Belongs to the logbook feature. */
  readonly onLog: (what: Logged) => void;
  /** The unfinished round on the course, if any. Belongs to the logbook feature. */
  readonly openRound?: OpenRound | null | undefined;
};

/** The home screen: handicap, week, today's session, and what the golfer has achieved. */
export function DashboardScreen(neighbors: DashboardScreenProps) {
  const { t } = useTranslation('dashboard');
  const user = useGolfer();
  const { data, error, refetch, dataUpdatedAt } = useQuery(dashboardQuery);
  const today = useToday();
  useFreshEachDay(dashboardQuery.queryKey, dataUpdatedAt);
  // A new golfer's screen has no hero. Until the response arrives, the cached current program decides. If nothing
  // is cached, the screen assumes a program, because most golfers have one.
  const known = useQueryClient().getQueryData(query(training.current).queryKey);
  const bare = data ? isNewGolfer(user, data) : known === null && user.currentHandicap === null;
  const hasFailed = data === undefined && error !== null;
  useScreen({ hero: bare || hasFailed ? false : undefined });
  if (data)
    return (
      <Suspense fallback={<DashboardSkeleton />}>
        <Today {...{ data, user, today }} {...neighbors} />
      </Suspense>
    );
  if (error) return <ErrorState error={error} title={t('failed')} retry={() => void refetch()} />;
  return bare ? <NoProgramSkeleton /> : <DashboardSkeleton />;
}

type TodayProps = DashboardScreenProps & {
  readonly data: DashboardPayload;
  readonly user: User;
  readonly today: CalendarDate;
};

function Today(props: TodayProps) {
  const { data, user, today, onMove, onSettle, onLog, openRound } = props;
  const { currentProgram: program, week, nextSession: next, missed, nextFreeDay } = data;
  const latest = data.achievements.find((achievement) => achievement.isUnlocked);
  const goOn = openRound && <OpenRoundLink round={openRound} />;
  if (isNewGolfer(user, data))
    return (
      <>
        {goOn && <div className="gutter">{goOn}</div>}
        <NoProgram handicapIsMissing />
      </>
    );
  const standing = (
    <div className="dashboard-standing">
      <LevelCard stats={data.stats} />
      <RecentRounds rounds={data.recentRounds} />
    </div>
  );
  const rest = (
    <div className="dashboard-rest">
      {latest && <LatestAchievement achievement={latest} today={today} timeZone={user.timeZone} />}
      <LogButtons onLog={onLog} />
    </div>
  );
  return (
    <>
      <Hero user={user} history={data.handicapHistory} stats={data.stats} today={today} />
      {program ? (
        <div className="dashboard page-wide">
          <div className="dashboard-week">
            {goOn}
            <WeekStrip days={weekDays(week?.sessions ?? [], today)} />
            <AlteredMark of="week" />
            <MissedStrip
              {...{ missed, nextFreeDay, today, onMove }}
              onSettle={() => onSettle(program.id)}
            />
          </div>
          <Session {...props} />
          <div className="dashboard-side">
            <div className="dashboard-ahead">
              <WeekCard {...{ program, week, next, today }} />
              {/* A rest day's card already shows the next session. */}
              {next && data.todaysSession.session && <NextCard next={next} today={today} />}
            </div>
            {standing}
          </div>
          {rest}
        </div>
      ) : (
        <div className="dashboard is-free page-wide">
          {goOn && <div className="dashboard-week">{goOn}</div>}
          <NoProgram />
          <div className="dashboard-side">{standing}</div>
          {rest}
        </div>
      )}
    </>
  );
}

function Session({ data, today, storeWithdrawn, renderStart }: TodayProps) {
  const { session, alreadyCompleted, isSkipped } = data.todaysSession;
  if (!session)
    return (
      <RestCard
        today={today}
        lastTrainedOn={data.stats.lastSessionDate}
        next={data.nextSession}
        pause={data.currentProgram?.pause ?? null}
      />
    );
  return (
    <TodayCard
      session={session}
      state={isSkipped ? 'skipped' : alreadyCompleted ? 'completed' : 'planned'}
      storeWithdrawn={storeWithdrawn}
      renderStart={renderStart}
    />
  );
}

function NoProgram({ handicapIsMissing = false }: { handicapIsMissing?: boolean }) {
  const { t } = useTranslation('dashboard');
  const browse = (
    <Link className="button button-primary button-tall" to="/programs">
      {t('noProgram.browse')}
    </Link>
  );
  if (handicapIsMissing)
    return (
      <div className="gutter stack">
        <EmptyView title={t('noProgram.title')} action={browse}>
          {t('noProgram.text')}
        </EmptyView>
        <Link className="link is-centered" to="/profile">
          {t('hero.setHandicap')}
        </Link>
      </div>
    );
  return (
    <section className="stack first-steps">
      <h2 className="heading-huge">{t('noProgram.title')}</h2>
      <p className="lead">{t('noProgram.text')}</p>
      {browse}
    </section>
  );
}
