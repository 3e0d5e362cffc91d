import { KeepComing } from '#web/features/training/coming/keep-coming.tsx';
import { KeepFrame, type KeepFrameProps } from './keep-frame.tsx';

/** What a golfer does not wait for: it begins once the first screen stands. */
export function OnceSettled(frame: KeepFrameProps) {
  return (
    <>
      <KeepComing />
      <KeepFrame {...frame} />
    </>
  );
}
