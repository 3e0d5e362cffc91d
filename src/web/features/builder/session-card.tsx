import './session-card.css';
import '#web/ui/card.css';
import { Copy, MoveDown, MoveRight, MoveUp, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { builder } from '#contract/builder.ts';
import type { BuilderSession, BuilderWeek } from '#contract/builder-schemas.ts';
import { FocusTag } from '#web/golf/focus-tag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { Menu } from '#web/ui/menu.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { AddExerciseButton } from './add-buttons.tsx';
import { useBuilder } from './builder-context.ts';
import { ExerciseList } from './exercise-list.tsx';
import { Grip } from './grip.tsx';
import { minutesIn } from './plan-figures.ts';
import { useEditOptions } from './use-edit-options.ts';
import { dayNumbers, usePartNames } from './use-part-names.ts';

type SessionCardProps = {
  readonly week: BuilderWeek;
  readonly session: BuilderSession;
  /** Moves the session one day later (1) or earlier (-1). */
  readonly onMove: (days: 1 | -1) => void;
};

/** A session of a week: its day, its minutes, and its exercises in order. */
export function SessionCard({ week, session, onMove }: SessionCardProps) {
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const { dayName, sessionName } = usePartNames();
  const headingId = useId();
  const name = sessionName(session, week);
  const day = dayName(session.dayNumber);
  return (
    <li className="card builder-session" data-id={session.id} aria-labelledby={headingId}>
      <div className="builder-session-head">
        <div>
          <p className="small muted">{t('day', { number: session.dayNumber, day })}</p>
          <h3
            className="heading-small"
            id={headingId}
            tabIndex={-1}
            data-part-focus
            lang={program.language}
          >
            {session.title || <span className="muted">{t('untitled')}</span>}
          </h3>
        </div>
        <Grip group="sessions" label={t('moveSession', { name, day })} onMove={onMove} />
        <SessionMenu week={week} session={session} onMove={onMove} />
      </div>
      <SessionMinutes session={session} />
      <ExerciseList session={session} />
      <AddExerciseButton session={session} />
    </li>
  );
}

/** Shows how many of the session's minutes are filled by exercises. */
function SessionMinutes({ session }: { readonly session: BuilderSession }) {
  const { t } = useTranslation('builder');
  const minutes = minutesIn(session);
  const { totalDuration: total } = session;
  const state = minutes === total ? '' : minutes < total ? 'is-short' : 'is-over';
  return (
    <div className={`builder-session-minutes ${state}`}>
      <FocusTag focus={session.focus} />
      <ProgressBar share={minutes / total} label={t('minutes')} />
      <span className="number">
        {minutes} <small>{t('ofMinutes', { total })}</small>
      </span>
      {state && (
        <p className="small">
          {state === 'is-short'
            ? t('finding.short', { minutes: total - minutes })
            : t('finding.over', { minutes: minutes - total })}
        </p>
      )}
    </div>
  );
}

function SessionMenu({ week, session, onMove }: SessionCardProps) {
  const { t } = useTranslation('builder');
  const { show } = useBuilder();
  const { sessionName } = usePartNames();
  const copy = useAction(builder.copySession, useEditOptions('copySession'));
  const name = sessionName(session, week);
  const { id, dayNumber } = session;
  return (
    <Menu
      label={t('more', { name })}
      items={[
        {
          label: t('menu.edit'),
          icon: Pencil,
          onSelect: () => show({ kind: 'session', week, session }),
        },
        {
          label: t('menu.copy'),
          icon: Copy,
          onSelect: () => copy.send({ params: { id }, body: {} }),
        },
        {
          label: t('menu.earlier'),
          icon: MoveUp,
          disabled: dayNumber === 1,
          onSelect: () => onMove(-1),
        },
        {
          label: t('menu.later'),
          icon: MoveDown,
          disabled: dayNumber === dayNumbers.length,
          onSelect: () => onMove(1),
        },
        {
          label: t('menu.toWeek'),
          icon: MoveRight,
          onSelect: () => show({ kind: 'moveSession', week, session }),
        },
        {
          label: t('menu.delete'),
          icon: Trash2,
          danger: true,
          onSelect: () => show({ kind: 'deleteSession', session, name }),
        },
      ]}
    />
  );
}
