import './program-card.css';
import { Check, UsersRound } from 'lucide-react';
import { useId } from 'react';
import type { ProgramSummary } from '#contract/programs.ts';
import { Cover } from '#web/golf/cover.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';

/** Whether the golfer follows this program, another one, or none. */
export type Following = 'this' | 'other' | 'none';

type ProgramCardProps = {
  readonly program: ProgramSummary;
  readonly following: Following;
};

const looks = { this: 'primary', other: 'outline', none: 'secondary' } as const;

export function ProgramCard({ program, following }: ProgramCardProps) {
  const { t } = useTranslation('programs');
  const name = useId();
  return (
    <article className="card program-card" aria-labelledby={name}>
      <Cover
        seed={program.id}
        color={program.color}
        name={program.name}
        lang={program.language}
        id={name}
      />
      <div className="program-card-body">
        <p className="muted" lang={program.language}>
          {program.description}
        </p>
        <Facts
          facts={[
            { label: t('weeks', { count: program.durationWeeks }), value: program.durationWeeks },
            { label: t('perDay'), value: program.minutesPerSession },
            { label: t('perWeek'), value: program.sessionsPerWeek },
          ]}
        />
        <p className="with-icon small muted">
          <UsersRound className="icon icon-tiny" aria-hidden />
          {t('joined')}
        </p>
        <div className="button-row program-card-actions">
          {following === 'this' && (
            <span className="with-icon active-label">
              <Check className="icon icon-small" aria-hidden />
              {t('currentlyActive')}
            </span>
          )}
          {following === 'other' && (
            <Button size="slim" disabled aria-describedby={name}>
              {t('abandonFirst')}
            </Button>
          )}
          <Button variant={looks[following]} size="slim" asChild aria-describedby={name}>
            <Link to="/programs/$id" params={{ id: program.id }}>
              {t('view')}
            </Link>
          </Button>
        </div>
      </div>
    </article>
  );
}
