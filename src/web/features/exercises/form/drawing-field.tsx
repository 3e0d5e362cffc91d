import { Pencil } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import type { Diagram } from '#domain/drills/diagram.ts';
import { DrillDiagram } from '#web/golf/drill-diagram.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import { useUnits } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { scenes } from '../drawing/scenes.ts';
import type { ExerciseValues } from './exercise-values.ts';

const DrawingDialog = lazily(() => import('../drawing/drawing-dialog.tsx'), 'DrawingDialog');

/** New drawings start with a green. */
const blank: Diagram = { alt: '', marks: scenes.wideGreen };

/** The drawing of a drill as golfers see it, and a button that loads and opens its editor. */
export function DrawingField({ control }: { readonly control: Control<ExerciseValues> }) {
  const { t } = useTranslation('exercises');
  const units = useUnits();
  const { field, fieldState } = useController({ control, name: 'diagram' });
  const editor = useDialog(DrawingDialog);
  const edit = async () => {
    if ((await editor.show()) && field.value === null) field.onChange(blank);
  };
  return (
    <fieldset className="stack-small">
      <legend className="row-title">{t('drawing.title')}</legend>
      {field.value && (
        <div className="drawing-preview">
          <DrillDiagram diagram={field.value} units={units} />
        </div>
      )}
      <div className="button-row">
        <Button
          ref={field.ref}
          variant="outline"
          size="slim"
          busy={editor.busy}
          onClick={() => void edit()}
        >
          <Pencil className="icon icon-small" aria-hidden />
          {t(field.value ? 'drawing.edit' : 'drawing.draw')}
        </Button>
        {field.value && (
          <Button variant="text" size="slim" onClick={() => field.onChange(null)}>
            {t('drawing.drop')}
          </Button>
        )}
      </div>
      {fieldState.error && <Fault>{fieldState.error.message}</Fault>}
      {editor.opened > 0 && field.value && (
        <DrawingDialog diagram={field.value} onChange={field.onChange} {...editor.state} />
      )}
    </fieldset>
  );
}
