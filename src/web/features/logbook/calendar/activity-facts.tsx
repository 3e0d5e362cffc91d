import './activity-facts.css';
import type { ReactNode } from 'react';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { FocusName } from '#web/golf/focus-tag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useActivityWords } from './activity-words.ts';

type FactsProps = { readonly item: CalendarItem };

/** The known facts about a session or practice. Facts that the golfer left out are not shown. */
export function ActivityFacts({ item }: FactsProps) {
  const { t } = useTranslation('logbook');
  const dates = useDates();
  const words = useActivityWords();
  const plannedDay = words.plannedDay(item);
  return (
    <dl className="activity-facts">
      <Fact name={t('details.date')}>{dates.day(item.date, useToday())}</Fact>
      {plannedDay && <Fact name={t('details.planned')}>{plannedDay}</Fact>}
      <Fact name={t('details.duration')}>{words.duration(item)}</Fact>
      {item.type === 'scheduled_session' && <SessionFacts item={item} />}
      {item.type === 'free_practice' && (
        <Fact name={t('details.notes')}>{item.data.notes || t('details.noNotes')}</Fact>
      )}
    </dl>
  );
}

function SessionFacts({ item }: FactsProps) {
  const { t } = useTranslation('logbook');
  const { program, session, notes } = item.data;
  const kind = useActivityWords().kind(item);
  const state =
    kind === 'skipped' || kind === 'missed' ? kind : kind === 'done' ? 'completed' : 'planned';
  return (
    <>
      {session && (
        <Fact name={t('details.focus')}>
          <FocusName focus={session.focus} />
        </Fact>
      )}
      {program && (
        <Fact name={t('details.program')}>
          <span lang={program.language}>{program.name}</span>
        </Fact>
      )}
      <Fact name={t('details.state')}>{t(`states.${state}`)}</Fact>
      {notes && <Fact name={t('details.notes')}>{notes}</Fact>}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
