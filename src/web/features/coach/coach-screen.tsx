import '#web/ui/site.css';
import './coach.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type CoachPage, coach } from '#contract/coach.ts';
import { Contours } from '#web/golf/contours.tsx';
import { Logo } from '#web/golf/logo.tsx';
import { RoundLines } from '#web/golf/recent-rounds.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { useScreen } from '#web/platform/screen/screen.ts';
import { ErrorState, ScreenSkeleton } from '#web/platform/screen/states.tsx';
import { Link } from '#web/router/link.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { CoachPlan } from './coach-plan.tsx';
import { DoneSessions } from './done-sessions.tsx';

/** Parts of the page that other features render. */
export type CoachParts = {
  readonly renderHandicap: (history: CoachPage['handicapHistory']) => ReactNode;
  readonly renderDrills: (drills: CoachPage['drills']) => ReactNode;
};

/** The page for anyone with a golfer's link, signed in or not: the golfer's training, read-only except for notes. */
export function CoachScreen({ token, ...parts }: CoachParts & { readonly token: string }) {
  const { t } = useTranslation('coach');
  const page = query(coach.page, { params: { token } }, { on404: 'null' });
  const { data, error, isFetching, refetch } = useQuery(page);
  const failed = data === undefined && error !== null && !isFetching;
  return (
    <div className="site">
      <main id="main" tabIndex={-1}>
        {data && <Page page={data} token={token} {...parts} />}
        {data === null && <Head title={t('gone.title')} lead={t('gone.text')} />}
        {failed && (
          <ErrorState
            error={error}
            title={t('failed')}
            safe={t('safe')}
            retry={() => void refetch()}
          />
        )}
        {data === undefined && !failed && <ScreenSkeleton />}
      </main>
    </div>
  );
}

function Page({ page, token, ...parts }: CoachParts & { page: CoachPage; token: string }) {
  const { t } = useTranslation('coach');
  const dates = useDates();
  const { firstName, coachName: name, expiresAt } = page;
  const title = firstName === null ? t('titleNameless') : t('title', { name: firstName });
  const day = dates.full(expiresAt.slice(0, 'YYYY-MM-DD'.length));
  useScreen({ name: title });
  return (
    <>
      <Head title={title} lead={t('lead', { name, day })}>
        {parts.renderHandicap(page.handicapHistory)}
      </Head>
      <div className="coach-columns site-wide">
        <CoachPlan page={page} token={token} />
        <div className="stack-large">
          <DoneSessions page={page} token={token} />
          {page.drills.length > 0 && parts.renderDrills(page.drills)}
        </div>
        <Rounds page={page} />
      </div>
    </>
  );
}

type HeadProps = {
  readonly title: string;
  readonly lead: string;
  /** Shown next to the title on wide screens. */
  readonly children?: ReactNode;
};

function Head({ title, lead, children }: HeadProps) {
  const { t } = useTranslation('app');
  return (
    <header className="turf coach-head">
      <Contours seed="coach" />
      <div className="site-wide stack">
        <Link className="brand" to="/">
          <Logo />
          <span>{t('titles.home')}</span>
        </Link>
        <div className="coach-title">
          <div className="stack-small">
            <h1 className="heading-huge">{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          {children}
        </div>
      </div>
    </header>
  );
}

const roundsShown = 8;

function Rounds({ page: { rounds, today } }: { page: CoachPage }) {
  const { t } = useTranslation('coach');
  return (
    <section className="card card-padded recent-rounds" aria-labelledby="rounds">
      <SectionHead id="rounds" title={t('rounds.title')} />
      {rounds.length === 0 ? (
        <p className="muted">{t('rounds.none')}</p>
      ) : (
        <RoundLines rounds={rounds.slice(-roundsShown).toReversed()} today={today} />
      )}
    </section>
  );
}
