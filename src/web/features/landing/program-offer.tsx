import '#web/ui/button.css';
import '#web/ui/disclosure.css';
import './program-offer.css';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Cover } from '#web/golf/cover.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Facts } from '#web/ui/facts.tsx';
import type { Offer } from './offer.ts';
import { scheduleIdOf } from './weekly-schedule.tsx';

type ProgramOfferProps = {
  readonly program: Offer;
  /** Whether the weeks are open at first. */
  readonly open: boolean;
};

/**
 * A program card. Its weeks are not inside the `<details>` that opens them but follow later in the page, because
 * cards in a row need the full width for them. CSS shows and hides them.
 */
export function ProgramOffer({ program, open }: ProgramOfferProps) {
  const { t } = useTranslation('landing');
  const name = useId();
  return (
    <article className="card offer" aria-labelledby={name}>
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
        <details className="disclosure offer-opener" name="offers" open={open}>
          <summary
            className="button button-outline button-slim"
            aria-controls={scheduleIdOf(program)}
            aria-describedby={name}
          >
            <span className="when-closed">{t('choose.open')}</span>
            <span className="when-open">{t('choose.close')}</span>
            <ChevronDown className="icon icon-small" aria-hidden />
          </summary>
        </details>
      </div>
    </article>
  );
}
