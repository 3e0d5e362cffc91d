import '#web/ui/chips.css';
import './rounds-screen.css';
import type { ReactNode } from 'react';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import {
  bestRound,
  comparedRounds,
  courseOf,
  coursesOf,
  isSameCourse,
  scoreByHole,
} from '#domain/logbook/round-figures.ts';
import { mean } from '#domain/progress/round-trends.ts';
import { EmptyView } from '#web/golf/empty-view.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { QueryBoundary } from '#web/platform/screen/states.tsx';
import type { SearchOf } from '#web/router/addresses.ts';
import { Link } from '#web/router/link.tsx';
import { useNavigate, useSearch } from '#web/router/router-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Radios } from '#web/ui/radios.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { RoundPars } from './round-counts.tsx';
import { RoundList } from './round-list.tsx';
import { ScoreByHole } from './score-by-hole.tsx';
import { useRounds } from './use-rounds.ts';

type RoundsScreenProps = {
  /** Shown while the rounds are loading. */
  readonly skeleton: ReactNode;
  /** Shows trends above the list. @param rounds earliest first */
  readonly renderTrends: (rounds: readonly CalendarItem[]) => ReactNode;
};

/** Trends over all rounds of the golfer, and the rounds themselves, latest first: by the number of holes or by course. */
export function RoundsScreen({ skeleton, renderTrends }: RoundsScreenProps) {
  const { t } = useTranslation('rounds');
  return (
    <QueryBoundary skeleton={skeleton} title={t('failed.all')} safe={t('failed.safe')}>
      <AllRounds renderTrends={renderTrends} />
    </QueryBoundary>
  );
}

function AllRounds({ renderTrends }: Pick<RoundsScreenProps, 'renderTrends'>) {
  const rounds = useRounds().filter(({ isCompleted }) => isCompleted);
  const search = useSearch('/rounds');
  return (
    <>
      {renderTrends(rounds)}
      {rounds.length > 0 ? <Rounds rounds={rounds} search={search} /> : <NoRounds />}
    </>
  );
}

function NoRounds() {
  const { t } = useTranslation('rounds');
  return (
    <div className="gutter">
      <EmptyView
        title={t('none.title')}
        action={
          <Button size="tall" asChild>
            <Link to="/rounds/new">{t('none.start')}</Link>
          </Button>
        }
      >
        {t('none.text')}
      </EmptyView>
    </div>
  );
}

type Search = SearchOf<'/rounds'>;

type RoundsProps = {
  /** Earliest first. */
  readonly rounds: readonly CalendarItem[];
  readonly search: Search;
};

/** Rounds on a page: few enough that what they have in common is not far below them on a phone. */
const onPage = 12;

function Rounds({ rounds, search }: RoundsProps) {
  const { t } = useTranslation('rounds');
  const navigate = useNavigate();
  const { holes, course, pages = 1 } = search;
  const chosen = rounds.filter(
    ({ data }) =>
      (holes === undefined || data.holes === holes) &&
      (course === undefined || isSameCourse(courseOf(data), course)),
  );
  const shown = chosen.slice(-onPage * pages).toReversed();
  const more = () =>
    void navigate({
      to: '/rounds',
      search: { ...search, pages: pages + 1 },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="gutter page-wide rounds-page">
      <Summary rounds={chosen} />
      <Filter rounds={rounds} search={search} />
      <div className="rounds-columns">
        <div className="stack">
          {chosen.length === 0 && <p className="muted">{t('none.match')}</p>}
          <RoundList rounds={shown} best={bestRound(chosen)} />
          {shown.length < chosen.length && (
            <Button variant="outline" onClick={more}>
              {t('more', { shown: shown.length, total: chosen.length })}
            </Button>
          )}
        </div>
        <div className="stack">
          <ByHole rounds={chosen} />
          <ByPar rounds={chosen} />
          <Courses rounds={rounds} />
        </div>
      </div>
    </div>
  );
}

/** How many rounds these are, with the best and the average score of those that can be compared. */
function Summary({ rounds }: Pick<RoundsProps, 'rounds'>) {
  const { t } = useTranslation('rounds');
  const { oneDecimal } = useNumbers();
  const best = bestRound(rounds);
  const average = mean(comparedRounds(rounds).flatMap(({ data }) => data.totalScore ?? []));
  const count = t('rounds', { count: rounds.length });
  return (
    <SectionHead
      title={t('title')}
      aside={
        <span className="small muted">
          {best && average !== null
            ? t('summary', { count, best: best.data.totalScore ?? 0, average: oneDecimal(average) })
            : count}
        </span>
      }
    />
  );
}

/** Courses that are chips; the others are in the list of courses. */
const courseChips = 3;

const byCourse = (name: string) => `course:${name}`;

function Filter({ rounds, search }: RoundsProps) {
  const { t } = useTranslation('rounds');
  const navigate = useNavigate();
  const counts = ([18, 9] as const).filter((holes) =>
    rounds.some(({ data }) => data.holes === holes),
  );
  const courses = coursesOf(rounds);
  const named = courses.slice(0, courseChips).map(({ name }) => name);
  const { holes, course } = search;
  if (course !== undefined && !named.some((name) => isSameCourse(name, course))) named.push(course);
  const options: readonly { value: string; label: string; search: Search }[] = [
    { value: 'all', label: t('filter.all'), search: {} },
    ...(counts.length > 1
      ? counts.map((count) => ({
          value: String(count),
          label: t('holes', { holes: count }),
          search: { holes: count },
        }))
      : []),
    ...(courses.length > 1
      ? named.map((name) => ({ value: byCourse(name), label: name, search: { course: name } }))
      : []),
  ];
  if (options.length === 1) return null;
  const open = named.find((name) => isSameCourse(name, course ?? null));
  return (
    <Radios
      className="chips"
      label={t('filter.label')}
      value={open ? byCourse(open) : String(holes ?? 'all')}
      options={options}
      onValueChange={(value) => {
        const option = options.find((each) => each.value === value);
        void navigate({
          to: '/rounds',
          search: option?.search,
          replace: true,
          resetScroll: false,
        });
      }}
    />
  );
}

/** The score by hole on the course with the most of these rounds that has enough of them. */
function ByHole({ rounds }: Pick<RoundsProps, 'rounds'>) {
  for (const { name } of coursesOf(rounds)) {
    const here = rounds.filter(({ data }) => isSameCourse(courseOf(data), name)).toReversed();
    const score = scoreByHole(here.map(({ data }) => data.scorecard));
    if (score !== null) return <ScoreByHole course={name} {...score} />;
  }
  return null;
}

/** The average on par 3s, 4s and 5s. */
function ByPar({ rounds }: Pick<RoundsProps, 'rounds'>) {
  const { t } = useTranslation('rounds');
  const cards = rounds.flatMap(({ data }) => (data.scorecard ? [data.scorecard] : []));
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="by-par">
      <SectionHead
        id="by-par"
        title={t('byPar.title')}
        aside={<span className="small muted">{t('rounds', { count: cards.length })}</span>}
      />
      <RoundPars card={cards.flat()} before={[]} />
    </section>
  );
}

function Courses({ rounds }: Pick<RoundsProps, 'rounds'>) {
  const { t } = useTranslation('rounds');
  const courses = coursesOf(rounds);
  if (courses.length === 0) return null;
  return (
    <section className="card card-padded" aria-labelledby="courses">
      <SectionHead id="courses" title={t('courses')} />
      <ul className="ruled">
        {courses.map(({ name, rounds: count }) => (
          <li key={name}>
            <Link
              className="between is-middle course-row"
              to="/rounds"
              search={{ course: name }}
              aria-current={false}
            >
              <b className="row-title">{name}</b>
              <span className="small muted">{t('rounds', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
