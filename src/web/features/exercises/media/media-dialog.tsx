import './media-dialog.css';
import { useQuery } from '@tanstack/react-query';
import { exercises } from '#contract/exercises.ts';
import type { Exercise } from '#contract/exercises-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { sizeText } from '#web/platform/size-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { VideoPanel } from './video-panel.tsx';

type MediaDialogProps = DialogState & { readonly exercise: Exercise };

/** How often the state of a video is read while it is being converted, in milliseconds. */
const askEveryMs = 3000;

/** The picture and video of an exercise, and the storage space used by all media. */
export function MediaDialog({ exercise: opened, open, onOpenChange }: MediaDialogProps) {
  const { t } = useTranslation('exercises');
  const { data: exercise = opened } = useQuery({
    ...query(exercises.get, { params: { id: opened.id } }),
    refetchInterval: ({ state }) =>
      state.data?.media.video?.state === 'converting' ? askEveryMs : false,
  });
  const { data: storage } = useQuery(query(exercises.storage));
  return (
    <Sheet
      className="wide-sheet"
      {...{ open, onOpenChange }}
      title={t('actions.media')}
      foot={
        <Button variant="outline" onClick={() => onOpenChange(false)}>
          {t('media.done')}
        </Button>
      }
    >
      <p className="muted">{exercise.name}</p>
      <div className="media-panels">
        <PicturePanel exercise={exercise} />
        <VideoPanel exercise={exercise} converts={storage?.converts} />
      </div>
      {storage && <Space {...storage} />}
    </Sheet>
  );
}

type Used = { readonly count: number; readonly bytes: number };
type SpaceProps = {
  readonly images: Used;
  readonly videos: Used;
  readonly quotaBytes: number;
};

function Space({ images, videos, quotaBytes }: SpaceProps) {
  const { t, language } = useTranslation('exercises');
  const used = images.bytes + videos.bytes;
  return (
    <div className="stack-small">
      <p className="small muted">
        {t('media.space', {
          images: images.count,
          videos: videos.count,
          used: sizeText(used, language),
          quota: sizeText(quotaBytes, language),
        })}
      </p>
      <ProgressBar share={used / quotaBytes} label={t('media.spaceUsed')} />
    </div>
  );
}
