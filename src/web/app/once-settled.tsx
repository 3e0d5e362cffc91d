import { KeepComing } from '#web/features/training/coming/keep-coming.tsx';
import { KeepFrame, type KeepFrameProps } from './keep-frame.tsx';

/** Nonessential parts that start after the first screen is done. */
export function OnceSettled(frame: KeepFrameProps) {
  return (
    <>
      <KeepComing />
      <KeepFrame {...frame} />
    </>
  );
}
