import type { ReactNode } from 'react';
import { leaveSession } from '#web/platform/persisted-queries/clear-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

type LastSheetProps = {
  readonly title: string;
  readonly action: string;
  readonly children: ReactNode;
};

/** Can only be left with its button, which reloads the page so that no cached data remains. */
export const LastSheet = ({ title, action, children }: LastSheetProps) => (
  <Sheet
    open
    onOpenChange={() => {}}
    dismissible={false}
    title={title}
    foot={<Button onClick={leaveSession}>{action}</Button>}
  >
    {children}
  </Sheet>
);
