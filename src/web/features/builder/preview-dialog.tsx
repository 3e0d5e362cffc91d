import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { type DialogState, Sheet } from '#web/ui/sheet.tsx';
import { PreviewPhone, type PreviewPhoneProps } from './preview-phone.tsx';

type PreviewDialogProps = DialogState & PreviewPhoneProps;

/** The plan as a golfer would read it on a phone. */
export function PreviewDialog({ program, renderProgram, ...state }: PreviewDialogProps) {
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
      <PreviewPhone program={program} renderProgram={renderProgram} />
    </Sheet>
  );
}
