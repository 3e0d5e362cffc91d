import type { OthersThisWeek } from '#contract/feed.ts';
import { EmptyView } from '#web/golf/empty-view.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { numbersIn } from '#web/platform/numbers.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';

const minutesPerHour = 60;

type Week = { readonly week: OthersThisWeek | null };

/** For a golfer without friends: the other golfers' totals this week and a link to add friends. */
export function WithoutFriends({ week, isEmpty }: Week & { readonly isEmpty: boolean }) {
  const { t } = useTranslation('feed');
  const add = (
    <Button asChild>
      <Link to="/social" search={{ tab: 'friends' }}>
        {t('empty.action')}
      </Link>
    </Button>
  );
  return (
    <div className="stack">
      {week && <OthersWeek week={week} />}
      {isEmpty ? (
        <EmptyView title={t('empty.title')} action={add}>
          {t('empty.text')}
        </EmptyView>
      ) : (
        <section className="card stack-small feed-invitation">
          <h2 className="heading-medium">{t('empty.title')}</h2>
          <p className="muted">{t('empty.text')}</p>
          {add}
        </section>
      )}
    </div>
  );
}

function OthersWeek({ week }: { readonly week: OthersThisWeek }) {
  const { t, language } = useTranslation('feed');
  const { programName, golfers, sessions, minutes } = week;
  const values = [
    ['golfers', golfers],
    ['sessions', sessions],
    ['hours', Math.round(minutes / minutesPerHour)],
  ] as const;
  return (
    <section className="card stack-small feed-invitation">
      <h2 className="heading-medium">
        {programName === null ? t('week.everybody') : t('week.program', { name: programName })}
      </h2>
      <Facts
        facts={values.map(([name, count]) => ({
          label: t(`week.${name}`, { count }),
          value: numbersIn(language).write(count),
        }))}
      />
      <p className="small muted">{t('week.text')}</p>
    </section>
  );
}
