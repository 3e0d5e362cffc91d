import './choose-program.css';
import { type CSSProperties, Fragment, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProgramSummary } from '#contract/programs.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { ClosedSchedule } from './closed-schedule.tsx';
import { OfferSkeletons } from './offer-skeletons.tsx';
import { ProgramOffer } from './program-offer.tsx';
import { WeeklySchedule } from './weekly-schedule.tsx';

/** The first programs, one of them open at a time; null while they load. */
export function ChooseProgram({ offers }: { offers: readonly ProgramSummary[] | null }) {
  const { t } = useTranslation('landing');
  return (
    <section className="choose">
      <div className="choose-head">
        <h2 className="heading-huge">{t('choose.title')}</h2>
        <p className="lead">{t('choose.lead')}</p>
      </div>
      {offers === null && <OfferSkeletons />}
      {offers?.length === 0 && <p className="lead">{t('choose.none')}</p>}
      {offers && offers.length > 0 && <Offers offers={offers} />}
    </section>
  );
}

function Offers({ offers }: { offers: readonly ProgramSummary[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const toggle = (id: string, button: HTMLElement) => {
    // A schedule that closes above would pull the page away from under the finger.
    const before = button.getBoundingClientRect().top;
    flushSync(() => setOpenId(id === openId ? null : id));
    const shift = button.getBoundingClientRect().top - before;
    window.scrollBy({ top: shift, behavior: 'instant' });
  };
  return (
    <div className="offers" style={{ '--offers': offers.length } as CSSProperties}>
      {offers.map((program) => {
        const open = program.id === openId;
        return (
          <Fragment key={program.id}>
            <ProgramOffer
              program={program}
              open={open}
              onToggle={(button) => toggle(program.id, button)}
            />
            {open && <WeeklySchedule program={program} />}
          </Fragment>
        );
      })}
      {openId === null && <ClosedSchedule />}
    </div>
  );
}
