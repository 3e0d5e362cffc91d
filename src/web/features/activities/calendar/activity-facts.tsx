import './activity-facts.css';
import type { ReactNode } from 'react';
import type { CalendarItem } from '#contract/activities.ts';
import { FocusName } from '#web/golf/focus-tag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useActivityWords } from './activity-words.ts';

type FactsProps = { readonly item: CalendarItem };

/** What is known of an activity; what the golfer left out is not mentioned. */
export function ActivityFacts({ item }: FactsProps) {
  const { t } = useTranslation('activities');
  const dates = useDates();
  const words = useActivityWords();
  const plannedDay = words.plannedDay(item);
  const isRound = item.type === 'golf_round';
  return (
    <dl className="activity-facts">
      <Fact name={t('details.date')}>{dates.day(item.date, useToday())}</Fact>
      {plannedDay && <Fact name={t('details.planned')}>{plannedDay}</Fact>}
      {isRound ? (
        <RoundFacts item={item} />
      ) : (
        <Fact name={t('details.duration')}>{words.duration(item)}</Fact>
      )}
      {item.type === 'scheduled_session' && <SessionFacts item={item} />}
      {item.type === 'free_practice' && (
        <Fact name={t('details.notes')}>{item.data.notes || t('details.noNotes')}</Fact>
      )}
    </dl>
  );
}

function SessionFacts({ item }: FactsProps) {
  const { t } = useTranslation('activities');
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
      {program && <Fact name={t('details.program')}>{program.name}</Fact>}
      <Fact name={t('details.state')}>{t(`states.${state}`)}</Fact>
      {notes && <Fact name={t('details.notes')}>{notes}</Fact>}
    </>
  );
}

function RoundFacts({ item }: FactsProps) {
  const { t } = useTranslation('activities');
  const words = useActivityWords();
  const {
    holes = 18,
    totalScore,
    scoreType,
    location,
    fairwaysHit,
    greensInRegulation,
  } = item.data;
  const outOf = (count: number) => t('details.outOf', { count, holes });
  return (
    <>
      <Fact name={t('details.type')}>{words.roundType(item)}</Fact>
      <Fact name={t('details.holes')}>{holes}</Fact>
      {totalScore !== undefined && (
        <Fact name={t('details.score')}>
          {t('details.scored', {
            score: totalScore,
            type: t(`scoreTypes.${scoreType ?? 'strokeplay'}`),
          })}
        </Fact>
      )}
      {location && <Fact name={t('details.location')}>{location}</Fact>}
      {fairwaysHit != null && <Fact name={t('details.fairways')}>{outOf(fairwaysHit)}</Fact>}
      {greensInRegulation != null && (
        <Fact name={t('details.greens')}>{outOf(greensInRegulation)}</Fact>
      )}
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
