import { Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { findDiagramFaults } from '#domain/drills/check-drill.ts';
import type { Diagram, MarkType } from '#domain/drills/diagram.ts';
import { DrillDiagram } from '#web/golf/drill-diagram.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useUnits } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Fault } from '#web/ui/fault.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { MarkGrips } from './mark-grips.tsx';
import { useMarkName } from './mark-name.ts';
import { MarkSettings } from './mark-settings.tsx';
import { markTypes } from './new-mark.ts';
import { sceneNames, sceneOf } from './scenes.ts';
import { type Drawing, useDrawing } from './use-drawing.ts';

type DrawingDialogProps = DialogState & {
  readonly diagram: Diagram;
  /** Called with every change, which the form keeps. */
  readonly onChange: (next: Diagram) => void;
};

/** Edits the drawing of a drill: its ground, and the marks on it, which can be added, moved, changed and removed. */
export function DrawingDialog({ diagram, onChange, open, onOpenChange }: DrawingDialogProps) {
  const { t } = useTranslation('exercises');
  const { t: issues } = useTranslation('issues');
  const units = useUnits();
  const drawing = useDrawing(diagram, onChange);
  const faults = new Set(findDiagramFaults(diagram).map(({ code }) => code));
  const { mark, chosen } = drawing;
  return (
    <Sheet
      className="wide-sheet"
      {...{ open, onOpenChange }}
      title={t('drawing.title')}
      foot={
        <>
          <Button variant="outline" disabled={!drawing.canUndo} onClick={drawing.undo}>
            <Undo2 className="icon icon-small" aria-hidden />
            {t('drawing.undo')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t('drawing.done')}</Button>
        </>
      }
    >
      <div className="drawing-editor">
        <div className="stack-small">
          <div className="drawing-field">
            <DrillDiagram diagram={diagram} units={units} handedness="right" decorative />
            <MarkGrips drawing={drawing} />
          </div>
          <p className="small muted">{t('drawing.help')}</p>
          {[...faults].map((fault) => (
            <Fault key={fault}>{issues(fault)}</Fault>
          ))}
        </div>
        <div className="stack">
          <Ground drawing={drawing} />
          <AddMark drawing={drawing} />
          <ChooseMark drawing={drawing} />
          {mark && chosen !== null && (
            <MarkSettings
              key={chosen}
              mark={mark}
              onChange={(next) => drawing.change(chosen, next)}
              onRemove={() => drawing.remove(chosen)}
            />
          )}
          <Field label={t('drawing.alt')} hint={t('drawing.altHint')}>
            <TextArea
              value={diagram.alt}
              maxLength={300}
              onChange={({ target }) => onChange({ ...diagram, alt: target.value })}
            />
          </Field>
        </div>
      </div>
    </Sheet>
  );
}

type PartProps = { readonly drawing: Drawing };

function Ground({ drawing }: PartProps) {
  const { t } = useTranslation('exercises');
  const scene = sceneOf(drawing.marks);
  const own = { value: '', label: t('scenes.own') };
  const options = sceneNames.map((value) => ({ value, label: t(`scenes.${value}`) }));
  return (
    <Field label={t('drawing.ground')}>
      <Select
        value={scene ?? ''}
        options={scene === null ? [own, ...options] : options}
        onChange={({ target }) => {
          const next = sceneNames.find((name) => name === target.value);
          if (next) drawing.setScene(next);
        }}
      />
    </Field>
  );
}

function AddMark({ drawing }: PartProps) {
  const { t } = useTranslation('exercises');
  const [type, setType] = useState<MarkType>('ball');
  return (
    <Field label={t('drawing.add')}>
      <div className="with-icon">
        <Select
          value={type}
          options={markTypes.map((value) => ({ value, label: t(`marks.${value}`) }))}
          onChange={({ target }) => setType(markTypes.find((one) => one === target.value) ?? type)}
        />
        <Button variant="secondary" onClick={() => drawing.add(type)}>
          <Plus className="icon icon-small" aria-hidden />
          {t('drawing.addIt')}
        </Button>
      </div>
    </Field>
  );
}

function ChooseMark({ drawing }: PartProps) {
  const { t } = useTranslation('exercises');
  const nameOf = useMarkName();
  const { marks, chosen, choose } = drawing;
  if (marks.length === 0) return null;
  const options = marks.map((mark, place) => ({
    value: String(place),
    label: nameOf(mark, place),
  }));
  return (
    <Field label={t('drawing.mark')}>
      <Select
        value={chosen ?? ''}
        options={[{ value: '', label: t('drawing.noMark') }, ...options]}
        onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
      />
    </Field>
  );
}
