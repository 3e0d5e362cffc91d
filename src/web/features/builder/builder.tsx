import { useState } from 'react';
import type { BuilderProgram } from '#contract/builder-schemas.ts';
import { EmptyView } from '#web/golf/empty-view.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { wideScreen } from '#web/platform/browser/wide-screen.ts';
import { useScreen } from '#web/platform/screen/screen.ts';
import { useStore } from '#web/platform/store.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { AddWeekButton } from './add-buttons.tsx';
import { BuilderContext, type BuilderDialog, useBuilder } from './builder-context.ts';
import { BuilderDialogs } from './builder-dialogs.tsx';
import { BuilderHead } from './builder-head.tsx';
import { PlanChecks } from './plan-checks.tsx';
import { placeOf } from './plan-figures.ts';
import { PreviewPhone } from './preview-phone.tsx';
import { WeekList } from './week-list.tsx';

/** Shows a program's plan and everything needed to edit it. */
export function Builder({ program }: { readonly program: BuilderProgram }) {
  const { t } = useTranslation('builder');
  const isWide = useStore(wideScreen);
  useScreen({ name: program.name });
  const { dialog, ...dialogs } = useDialogs();
  const { openWeeks, toggle, open } = useOpenWeeks(program);
  const reveal = (partId: string) => {
    const place = placeOf(program, partId);
    if (place === null) return;
    open(place.week.id);
    // Waits until the week is open.
    requestAnimationFrame(() => focusPart(partId));
  };
  return (
    <BuilderContext value={{ program, show: dialogs.show, reveal }}>
      <div className="gutter page-wide builder">
        <div className="builder-main">
          <BuilderHead />
          {program.weeks.length === 0 ? <NoWeeks /> : <PlanChecks />}
          <WeekList openWeeks={openWeeks} onToggle={toggle} />
        </div>
        {isWide && (
          <aside className="builder-side" aria-labelledby="builder-preview">
            <SectionHead id="builder-preview" title={t('preview.title')} />
            <PreviewPhone program={program} />
          </aside>
        )}
      </div>
      {dialog && (
        <BuilderDialogs
          key={dialogs.opened}
          dialog={dialog}
          open={dialogs.open}
          onOpenChange={dialogs.onOpenChange}
          onWeekAdded={open}
        />
      )}
    </BuilderContext>
  );
}

/** Returns the current or last dialog. `opened` is its key, so that each opening starts fresh. */
function useDialogs() {
  const [opened, setOpened] = useState(0);
  const [open, onOpenChange] = useState(false);
  const [dialog, setDialog] = useState<BuilderDialog | null>(null);
  const show = (next: BuilderDialog) => {
    setDialog(next);
    setOpened(opened + 1);
    onOpenChange(true);
  };
  return { dialog, opened, open, onOpenChange, show };
}

/** Returns which weeks are open. Initially only the first one is. */
function useOpenWeeks({ weeks }: BuilderProgram) {
  const [openWeeks, setOpenWeeks] = useState<ReadonlySet<string>>(
    () => new Set(weeks.slice(0, 1).map(({ id }) => id)),
  );
  return {
    openWeeks,
    open: (id: string) => setOpenWeeks((now) => new Set([...now, id])),
    toggle: (id: string) =>
      setOpenWeeks(
        (now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]),
      ),
  };
}

function focusPart(partId: string): void {
  const part = document.querySelector<HTMLElement>(`[data-id="${CSS.escape(partId)}"]`);
  part?.scrollIntoView({ block: 'center' });
  part?.querySelector<HTMLElement>('[data-part-focus]')?.focus({ preventScroll: true });
}

function NoWeeks() {
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const { durationWeeks: weeks, sessionsPerWeek: sessions, minutesPerSession: minutes } = program;
  return (
    <EmptyView title={t('empty.title')} action={<AddWeekButton />}>
      {t('empty.text', { name: program.name, weeks, sessions, minutes })}
    </EmptyView>
  );
}
