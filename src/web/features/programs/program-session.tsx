import './program-session.css';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { Program } from '#contract/programs.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { FocusName } from '#web/golf/focus-tag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';

type Session = Program['weeks'][number]['sessions'][number];

// Defaults from the specification, for when the author has not set the minutes yet.
const sessionMinutes = 30;
const exerciseMinutes = 10;

/** A session tinted by its focus. Opens to show its exercises. */
export function ProgramSession({ session }: { readonly session: Session }) {
  const { t } = useTranslation('programs');
  const [open, setOpen] = useState(false);
  const listId = useId();
  const { focus } = session;
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <li className={`program-session focus-${focus}`}>
      <button
        type="button"
        className="list-row program-session-row"
        aria-expanded={open}
        {...(open && { 'aria-controls': listId })}
        onClick={() => setOpen(!open)}
      >
        <FocusIcon name={focus} />
        <span>
          <b className="row-title" lang={session.language}>
            {session.title || session.description}
          </b>
          <span className="visually-hidden">
            , <FocusName focus={focus} />
          </span>
        </span>
        <span className="row-number number">
          {session.totalDuration || sessionMinutes} <small>{t('detail.minutes')}</small>
        </span>
        <Chevron className="icon icon-small" aria-hidden />
      </button>
      {open && <Exercises id={listId} exercises={session.exercises} />}
    </li>
  );
}

type ExercisesProps = { readonly id: string; readonly exercises: Session['exercises'] };

function Exercises({ id, exercises }: ExercisesProps) {
  const { t } = useTranslation('programs');
  if (exercises.length === 0) {
    return (
      <p className="muted session-exercises-none" id={id}>
        {t('detail.noExercises')}
      </p>
    );
  }
  return (
    <ol className="session-exercises" id={id}>
      {exercises.map((exercise) => (
        <li className="between" key={exercise.id}>
          <span>{exercise.name}</span>
          <span className="number muted">
            {exercise.duration || exerciseMinutes} {t('detail.minutes')}
          </span>
        </li>
      ))}
    </ol>
  );
}
