import './choose-program.css';
import { type CSSProperties, Fragment, useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { keepInPlace } from './keep-in-place.ts';
import type { Offer } from './offer.ts';
import { OfferSkeletons } from './offer-skeletons.tsx';
import { ProgramOffer } from './program-offer.tsx';
import { WeeklySchedule } from './weekly-schedule.tsx';

/** The first programs, at most one of them open at a time; null while loading. */
export function ChooseProgram({ offers }: { offers: readonly Offer[] | null }) {
  const { t } = useTranslation('landing');
  return (
    <section className="gutter site-wide choose">
      <div className="stack-small choose-head">
        <h2 className="heading-huge">{t('choose.title')}</h2>
        <p className="lead">{t('choose.lead')}</p>
      </div>
      {offers === null && <OfferSkeletons />}
      {offers?.length === 0 && <p className="lead">{t('choose.none')}</p>}
      {offers && offers.length > 0 && <Offers offers={offers} />}
    </section>
  );
}

/** The weeks of the first program are open at first. */
function Offers({ offers }: { offers: readonly Offer[] }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => (list.current === null ? undefined : keepInPlace(list.current)), []);
  return (
    <div className="offers" ref={list} style={{ '--offers': offers.length } as CSSProperties}>
      {offers.map((program, index) => (
        <Fragment key={program.id}>
          <ProgramOffer program={program} open={index === 0} />
          <WeeklySchedule program={program} />
        </Fragment>
      ))}
    </div>
  );
}
