import type { Program } from '#contract/programs.ts';
import { PreviewScreen } from '#web/features/builder/preview-screen.tsx';
import { ProgramDetail } from '#web/features/programs/program-detail.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { useParams } from '#web/router/router-context.ts';
import { Button } from '#web/ui/button.tsx';

/** A program's screen in the builder's frame, as a golfer without a plan sees it. */
export function BuilderPreview() {
  const { id } = useParams('/admin/programs/$id/preview');
  return (
    <PreviewScreen
      programId={id}
      renderProgram={(program) => (
        <ProgramDetail
          program={program}
          enrollment={null}
          plan={[]}
          start={<NobodyEnrolls program={program} />}
        />
      )}
    />
  );
}

/** Looks like the enroll button, but only explains that it does not enroll. */
function NobodyEnrolls({ program }: { readonly program: Program }) {
  const enroll = useTranslation('training');
  const { t } = useTranslation('builder');
  return (
    <Button
      size="tall"
      wide
      disabled={program.weeks.every(({ sessions }) => sessions.length === 0)}
      onClick={() =>
        toast({ title: t('preview.title'), description: t('preview.nobody'), variant: 'note' })
      }
    >
      {enroll.t('enroll.open')}
    </Button>
  );
}
