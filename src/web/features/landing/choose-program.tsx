import './choose-program.css';
import { type CSSProperties, Fragment, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProgramSummary } from '#contract/programs.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { OfferSkeletons } from './offer-skeletons.tsx';
import { ProgramOffer } from './program-offer.tsx';
import { WeeklySchedule } from './weekly-schedule.tsx';

/** The first programs, one of them open at a time; null while they load. */
export function ChooseProgram({ offers }: { offers: readonly ProgramSummary[] | null }) {
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

/** The weeks are fetched when the visitor is about this far from them. */
const nearPx = 400;

/** True once the visitor has come near the element. */
function useNear() {
  const element = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${nearPx}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, near] as const;
}

/** The weeks of the first program are open until the visitor opens others, or closes them. */
function Offers({ offers }: { offers: readonly ProgramSummary[] }) {
  const [list, near] = useNear();
  const [chosen, setChosen] = useState<string | null>();
  const first = near ? (offers[0]?.id ?? null) : null;
  const openId = chosen === undefined ? first : chosen;
  const toggle = (id: string, button: HTMLElement) => {
    // A schedule that closes above would pull the page away from under the finger.
    const before = button.getBoundingClientRect().top;
    flushSync(() => setChosen(id === openId ? null : id));
    const shift = button.getBoundingClientRect().top - before;
    window.scrollBy({ top: shift, behavior: 'instant' });
  };
  return (
    <div className="offers" ref={list} style={{ '--offers': offers.length } as CSSProperties}>
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
    </div>
  );
}
