import '#web/ui/button.css';
import './drill-sheet.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SessionExercise } from '#contract/programs.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { DrillDetail } from './drill-detail.tsx';
import type { SessionDetails } from './session-details.ts';
import type { useDrills } from './use-drills.ts';

type DrillSheetProps = {
  readonly details: SessionDetails;
  readonly drills: ReturnType<typeof useDrills>;
  /** Renders the button that replaces a drill. */
  readonly renderSwap: (exercise: SessionExercise) => ReactNode;
};

/** The open drill of a session as a sheet, with links to the drills before and after it. */
export function DrillSheet({ details, drills, renderSwap }: DrillSheetProps) {
  const { t } = useTranslation('training');
  const { exercises } = details.session;
  const { at, isUnknown, linkTo, close } = drills;
  // Keeps its drill while it closes.
  const [shown, setShown] = useState(at);
  if (at !== -1 && at !== shown) setShown(at);
  const exercise = exercises[shown];
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(-1);
  useEffect(() => {
    // Another drill in the open sheet begins at its top. The link that was pressed is another one now.
    if (before.current !== -1 && at !== -1 && before.current !== at) {
      heading.current?.closest('.sheet-body')?.scrollTo({ top: 0 });
      heading.current?.focus({ preventScroll: true });
    }
    before.current = at;
  }, [at]);
  const step = (other: SessionExercise) => ({ ...linkTo(other), replace: true, opensPart: true });
  useEffect(() => {
    if (isUnknown) close();
  });
  const [previous, next] = [exercises[shown - 1], exercises[shown + 1]];
  return (
    <Sheet
      open={at !== -1}
      onOpenChange={(open) => !open && close()}
      title={exercise?.name ?? ''}
      className="drill-sheet"
      titleHidden
      hasAddress
      foot={
        exercises.length > 1 && (
          <>
            {previous && (
              <Link className="button button-outline" {...step(previous)} aria-current={false}>
                <ChevronLeft className="icon icon-small" aria-hidden />
                <span className="visually-hidden">{t('drill.before')} </span>
                <span lang={previous.language}>{previous.name}</span>
              </Link>
            )}
            {next && (
              <Link className="button button-outline" {...step(next)} aria-current={false}>
                <span className="visually-hidden">{t('drill.after')} </span>
                <span lang={next.language}>{next.name}</span>
                <ChevronRight className="icon icon-small" aria-hidden />
              </Link>
            )}
          </>
        )
      }
    >
      {exercise && (
        <DrillDetail
          key={exercise.id}
          exercise={exercise}
          number={shown + 1}
          total={exercises.length}
          completion={details.completion}
          heading={heading}
          swap={renderSwap(exercise)}
        />
      )}
    </Sheet>
  );
}
