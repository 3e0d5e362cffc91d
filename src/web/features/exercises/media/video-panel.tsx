import type { Exercise } from '#contract/exercises-schemas.ts';
import { CaptionsPanel } from './captions-panel.tsx';
import { MediaPanel } from './media-panel.tsx';
import { dropUpload, sendVideo } from './send-video.ts';
import { VideoState } from './video-state.tsx';

type VideoPanelProps = {
  readonly exercise: Exercise;
  /** Whether the server converts videos that browsers cannot play. */
  readonly converts: boolean | undefined;
};

/** The video of an exercise, sent in parts, and its captions. */
export function VideoPanel({ exercise, converts }: VideoPanelProps) {
  const { id, media } = exercise;
  const hasVideo = media.videoUrl !== null || media.video !== null;
  return (
    <MediaPanel
      kind="video"
      exerciseId={id}
      shown={hasVideo && <VideoState exercise={exercise} converts={converts} />}
      taskOf={async (file) => ({
        name: file.name,
        size: file.size,
        send: (sending) => sendVideo({ exerciseId: id, file, ...sending }),
        drop: () => dropUpload(id, file),
      })}
    >
      {media.video && (
        <CaptionsPanel exerciseId={id} hasCaptions={media.video.captionsUrl !== null} />
      )}
    </MediaPanel>
  );
}
