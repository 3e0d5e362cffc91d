import { CalendarDays, LandPlot, Target, TrendingDown, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import type { ActionSymbol } from './offline-action.ts';

const icons: Readonly<Record<ActionSymbol, ReactNode>> = {
  done: <StatusIcon state="done" />,
  skipped: <StatusIcon state="skipped" />,
  undo: <Undo2 className="icon" aria-hidden />,
  calendar: <CalendarDays className="icon" aria-hidden />,
  flag: <LandPlot className="icon" aria-hidden />,
  target: <Target className="icon" aria-hidden />,
  trend: <TrendingDown className="icon" aria-hidden />,
};

/** The symbol of an offline action. */
export const ActionIcon = ({ name }: { readonly name: ActionSymbol }) => icons[name];
