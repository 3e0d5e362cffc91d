import './exercise-row.css';
import '#web/ui/tag.css';
import { Ellipsis, Image, Pencil, Sparkles, Trash2 } from 'lucide-react';
import type { ExerciseListItem } from '#contract/exercises-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ShowDialog } from '../wanted-dialog.ts';
import type { Listed } from './exercise-groups.ts';
import { ExerciseThumbnail } from './exercise-thumbnail.tsx';

const actions = [
  { what: 'media', Icon: Image },
  { what: 'edit', Icon: Pencil },
  { what: 'offer', Icon: Sparkles },
  { what: 'delete', Icon: Trash2 },
] as const;

/** Returns the available actions of an exercise, in order. */
export const actionsOf = ({ hasOffer }: ExerciseListItem) =>
  actions.filter(({ what }) => what !== 'offer' || hasOffer);

type ExerciseRowProps = {
  readonly exercise: Listed;
  readonly onAction: ShowDialog;
};

/** One exercise: its picture, name, minutes, difficulty and actions. */
export function ExerciseRow({ exercise, onAction }: ExerciseRowProps) {
  const { t } = useTranslation('exercises');
  const { listName: name, duration, difficulty, source, hasOffer } = exercise;
  return (
    <div className="exercise-row">
      <ExerciseThumbnail exercise={exercise} />
      <div>
        <b className="row-title">{name}</b>
        <span className="small facts-line">
          <span>{t('minutes', { minutes: duration })}</span>
          <span>{t(`difficulty.${difficulty}`)}</span>
          {source === 'edited' && <span>{t('edited')}</span>}
          {hasOffer && <b className="tag">{t('newer')}</b>}
        </span>
      </div>
      <IconButton
        className="narrow-only"
        label={t('actions.more', { name })}
        onClick={() => onAction({ what: 'actions', exercise })}
      >
        <Ellipsis className="icon icon-small" aria-hidden />
      </IconButton>
      <span className="wide-only exercise-actions">
        {actionsOf(exercise).map(({ what, Icon }) => (
          <IconButton
            key={what}
            label={t(`actions.${what}Of`, { name })}
            onClick={() => onAction({ what, exercise })}
          >
            <Icon className="icon icon-small" aria-hidden />
          </IconButton>
        ))}
      </span>
    </div>
  );
}
