import { ChevronDown, ChevronUp, Copy, MoveDown, MoveUp, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { builder } from '#contract/builder.ts';
import type { BuilderWeek } from '#contract/builder-schemas.ts';
import { FocusTag } from '#web/golf/focus-tag.tsx';
import { hoursOf } from '#web/golf/hours.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { numbersIn } from '#web/platform/numbers.ts';
import { Menu } from '#web/ui/menu.tsx';
import { useBuilder } from './builder-context.ts';
import { Grip } from './grip.tsx';
import { minutesOfWeek } from './plan-figures.ts';
import { SessionList } from './session-list.tsx';
import { useEditOptions } from './use-edit-options.ts';
import { usePartNames } from './use-part-names.ts';

type WeekSectionProps = {
  readonly week: BuilderWeek;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Moves the week one place up (-1) or down (1). */
  readonly onMove: (places: 1 | -1) => void;
};

/** A week: its head, and its sessions while it is open. */
export function WeekSection({ week, isOpen, onToggle, onMove }: WeekSectionProps) {
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const bodyId = useId();
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <li className="builder-week" data-id={week.id}>
      <div className="builder-week-head">
        <h2>
          <button
            type="button"
            className="builder-week-toggle"
            data-part-focus
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': bodyId })}
            onClick={onToggle}
          >
            <span className="visually-hidden">{t('week', { week: week.weekNumber })} </span>
            <span className="number builder-week-number" aria-hidden>
              {week.weekNumber}
            </span>
            <span className="builder-week-title">
              <span className="heading-small" lang={program.language}>
                {week.title || <span className="muted">{t('untitled')}</span>}
              </span>{' '}
              <FocusTag focus={week.focus} />
            </span>
            <WeekFigures week={week} />
            <Chevron className="icon icon-small" aria-hidden />
          </button>
        </h2>
        <Grip
          group="weeks"
          className="wide-only"
          label={t('moveWeek', { week: week.weekNumber, total: program.weeks.length })}
          onMove={onMove}
        />
        <WeekMenu week={week} onMove={onMove} />
      </div>
      {isOpen && (
        <div className="builder-week-body" id={bodyId}>
          <SessionList week={week} />
        </div>
      )}
    </li>
  );
}

/** Shows the number of sessions out of the planned number, and their total hours. */
function WeekFigures({ week }: { readonly week: BuilderWeek }) {
  const { t, language } = useTranslation('builder');
  const { program } = useBuilder();
  const { length: sessions } = week.sessions;
  const hours = numbersIn(language).oneDecimal(hoursOf(minutesOfWeek(week)));
  const isRight = sessions === program.sessionsPerWeek;
  return (
    <span className="small muted builder-week-figures">
      <b className={isRight ? 'number' : 'number is-off'}>
        {t('weekSessions', { sessions, planned: program.sessionsPerWeek })}
      </b>{' '}
      <span className="number">{t('hours', { hours })}</span>
    </span>
  );
}

function WeekMenu({ week, onMove }: Pick<WeekSectionProps, 'week' | 'onMove'>) {
  const { t } = useTranslation('builder');
  const { program, show } = useBuilder();
  const { weekName } = usePartNames();
  const copy = useAction(builder.copyWeek, useEditOptions('copyWeek'));
  const { id, weekNumber } = week;
  return (
    <Menu
      label={t('more', { name: weekName(week) })}
      items={[
        { label: t('menu.edit'), icon: Pencil, onSelect: () => show({ kind: 'week', week }) },
        { label: t('menu.copy'), icon: Copy, onSelect: () => copy.send({ params: { id } }) },
        {
          label: t('menu.up'),
          icon: MoveUp,
          disabled: weekNumber === 1,
          onSelect: () => onMove(-1),
        },
        {
          label: t('menu.down'),
          icon: MoveDown,
          disabled: weekNumber === program.weeks.length,
          onSelect: () => onMove(1),
        },
        {
          label: t('menu.delete'),
          icon: Trash2,
          danger: true,
          onSelect: () => show({ kind: 'deleteWeek', week }),
        },
      ]}
    />
  );
}
