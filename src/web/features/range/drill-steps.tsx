import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SessionExercise } from '#contract/programs.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { say } from './voice.ts';

type Page = { readonly text: string; readonly language: string };

/** The texts to read: notes for this session, how to count, then the steps one by one. */
function pagesOf(exercise: SessionExercise): readonly Page[] {
  const { notes, variant, scoring, steps, description, language, howToLanguage } = exercise;
  const how = [scoring?.how, ...steps].filter((text) => text !== undefined);
  const pages = [
    ...[variant, notes].flatMap((text) => (text ? [{ text, language }] : [])),
    ...how.map((text) => ({ text, language: howToLanguage })),
  ];
  return pages.length > 0 ? pages : [{ text: description, language }];
}

/** The current instruction; a tap shows the next one. */
export function DrillSteps({ exercise }: { readonly exercise: SessionExercise }) {
  const { t } = useTranslation('range');
  const [index, setIndex] = useState(0);
  const pages = pagesOf(exercise);
  const page = pages[index];
  const { text = '', language } = page ?? {};
  useEffect(() => {
    if (text) say(text, language ?? 'en');
  }, [text, language]);
  const inside = (
    <>
      <span className="range-name">{exercise.name}</span>
      <span className="range-step" lang={language} aria-live="polite">
        {text}
      </span>
    </>
  );
  if (pages.length < 2) return <p className="range-text">{inside}</p>;
  return (
    <button
      type="button"
      className="range-text"
      onClick={() => setIndex((index + 1) % pages.length)}
    >
      {inside}
      <span className="range-more muted">
        {t('step', { number: index + 1, total: pages.length })}
        <ChevronRight className="icon icon-small" aria-hidden />
      </span>
    </button>
  );
}
