import { useEffect } from 'react';
import { KeepComing } from '#web/features/training/coming/keep-coming.tsx';
import { KeepFrame, type KeepFrameProps } from './keep-frame.tsx';
import { showTooltips } from './tooltips.ts';

/** Nonessential parts that start after the first screen is done. */
export function AfterFirstScreen(frame: KeepFrameProps) {
  useEffect(showTooltips, []);
  return (
    <>
      <KeepComing />
      <KeepFrame {...frame} />
    </>
  );
}
