import type { BuilderProgram } from '#contract/builder-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { PreviewPhone } from './preview-phone.tsx';

type PreviewDialogProps = DialogState & { readonly program: BuilderProgram };

/** Shows the plan as golfers would see it on a phone. */
export function PreviewDialog({ program, ...state }: PreviewDialogProps) {
  const { t } = useTranslation('builder');
  return (
    <Sheet
      {...state}
      title={t('preview.title')}
      foot={
        <Button variant="outline" onClick={() => state.onOpenChange(false)}>
          {t('preview.back')}
        </Button>
      }
    >
      <PreviewPhone program={program} />
    </Sheet>
  );
}
