import './program-offer.css';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import type { ProgramSummary } from '#contract/programs.ts';
import { Cover } from '#web/golf/cover.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { scheduleIdOf } from './weekly-schedule.tsx';

type ProgramOfferProps = {
  readonly program: ProgramSummary;
  readonly open: boolean;
  readonly onToggle: (button: HTMLElement) => void;
};

export function ProgramOffer({ program, open, onToggle }: ProgramOfferProps) {
  const { t } = useTranslation('landing');
  const name = useId();
  const Sign = open ? ChevronUp : ChevronDown;
  return (
    <article className={open ? 'card offer is-open' : 'card offer'} aria-labelledby={name}>
      <Cover
        seed={program.id}
        color={program.color}
        name={program.name}
        lang={program.language}
        level={3}
        id={name}
      />
      <div className="offer-body">
        <p className="muted" lang={program.language}>
          {program.description}
        </p>
        <Facts
          facts={[
            {
              label: t('choose.weeks', { count: program.durationWeeks }),
              value: program.durationWeeks,
            },
            { label: t('choose.perDay'), value: program.minutesPerSession },
            { label: t('choose.perWeek'), value: program.sessionsPerWeek },
          ]}
        />
        <Button
          variant="outline"
          size="slim"
          aria-expanded={open}
          aria-controls={open ? scheduleIdOf(program) : undefined}
          aria-describedby={name}
          onClick={(event) => onToggle(event.currentTarget)}
        >
          {t(open ? 'choose.close' : 'choose.open')}
          <Sign className="icon icon-small" aria-hidden />
        </Button>
      </div>
    </article>
  );
}
