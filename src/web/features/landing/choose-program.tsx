import '#web/ui/site.css';
import './choose-program.css';
import { type CSSProperties, Fragment, useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { keepInPlace } from './keep-in-place.ts';
import { ProgramSkeletons } from './program-skeletons.tsx';
import type { ShownProgram } from './shown-program.ts';
import { ShownProgramCard } from './shown-program-card.tsx';
import { WeeklySchedule } from './weekly-schedule.tsx';

/** The first programs, at most one of them open at a time; null while loading. */
export function ChooseProgram({ programs }: { programs: readonly ShownProgram[] | null }) {
  const { t } = useTranslation('landing');
  return (
    <section className="gutter site-wide choose">
      <div className="stack-small choose-head">
        <h2 className="heading-huge">{t('choose.title')}</h2>
        <p className="lead">{t('choose.lead')}</p>
      </div>
      {programs === null && <ProgramSkeletons />}
      {programs?.length === 0 && <p className="lead">{t('choose.none')}</p>}
      {programs && programs.length > 0 && <ShownPrograms programs={programs} />}
    </section>
  );
}

/** The weeks of the first program are open at first. */
function ShownPrograms({ programs }: { programs: readonly ShownProgram[] }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => (list.current === null ? undefined : keepInPlace(list.current)), []);
  return (
    <div
      className="shown-programs"
      ref={list}
      style={{ '--programs': programs.length } as CSSProperties}
    >
      {programs.map((program, index) => (
        <Fragment key={program.id}>
          <ShownProgramCard program={program} open={index === 0} />
          <WeeklySchedule program={program} />
        </Fragment>
      ))}
    </div>
  );
}
