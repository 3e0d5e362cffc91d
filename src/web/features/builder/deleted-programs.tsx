import '#web/golf/cover.css';
import { RotateCcw } from 'lucide-react';
import { builder } from '#contract/builder.ts';
import type { DeletedProgram } from '#contract/builder-schemas.ts';
import { todayIn } from '#domain/calendar-date.ts';
import { Contours } from '#web/golf/contours.tsx';
import { coverTones } from '#web/golf/cover.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { useDates } from '#web/platform/dates.ts';
import { EmptyState } from '#web/platform/screen/states.tsx';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { useEditOptions } from './use-edit-options.ts';

/** Deleted programs, with the date of deletion and a button to restore them. */
export function DeletedPrograms({ programs }: { readonly programs: readonly DeletedProgram[] }) {
  const { t } = useTranslation('builder');
  if (programs.length === 0)
    return <EmptyState title={t('deleted.none')} text={t('deleted.noneText')} />;
  return (
    <ul className="admin-programs">
      {programs.map((program) => (
        <DeletedRow key={program.id} program={program} />
      ))}
    </ul>
  );
}

function DeletedRow({ program }: { readonly program: DeletedProgram }) {
  const { t } = useTranslation('builder');
  const dates = useDates();
  const today = useToday();
  const { timeZone } = useGolfer();
  const { send, busy } = useAction(builder.restore, useEditOptions('restore'));
  const { id, name, language, color, deletedAt } = program;
  const day = dates.short(todayIn(timeZone, Temporal.Instant.from(deletedAt)), today);
  return (
    <li className="admin-program is-inactive">
      <span className={`cover ${coverTones[color]}`}>
        <Contours seed={id} pin />
      </span>
      <div>
        <b className="heading-small" lang={language}>
          {name}
        </b>
        <p className="small muted">{t('deleted.on', { day })}</p>
      </div>
      <div className="with-icon admin-program-actions">
        <Button
          variant="outline"
          size="slim"
          busy={busy}
          busyText={t('busy')}
          aria-label={t('deleted.restoreOf', { name })}
          onClick={() => send({ params: { id } })}
        >
          <RotateCcw className="icon icon-small" aria-hidden />
          {t('deleted.restore')}
        </Button>
      </div>
    </li>
  );
}
