import { Hourglass, TriangleAlert } from 'lucide-react';
import type { Exercise } from '#contract/exercises-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { sizeText } from '#web/platform/size-text.ts';

type VideoStateProps = {
  readonly exercise: Exercise;
  readonly converts: boolean | undefined;
};

const formats: Readonly<Record<string, string>> = {
  'video/mp4': 'MP4',
  'video/x-m4v': 'MP4',
  'video/quicktime': 'MOV',
  'video/x-msvideo': 'AVI',
  'video/vnd.avi': 'AVI',
  'video/webm': 'WebM',
  'video/x-matroska': 'MKV',
  'video/matroska': 'MKV',
};

/** Shows the state of a video: playable, being converted, or possibly unplayable in browsers. */
export function VideoState({
  exercise: { name, media, language: own },
  converts,
}: VideoStateProps) {
  const { t, language } = useTranslation('exercises');
  const { video, videoUrl } = media;
  if (video === null)
    return (
      <p className="media-note">
        <a className="inline-link" href={videoUrl ?? ''} target="_blank" rel="noreferrer">
          {t('media.elsewhere')}
        </a>
      </p>
    );
  const facts = t('media.videoFacts', {
    type: formats[video.mediaType] ?? video.mediaType,
    size: sizeText(video.bytes, language),
  });
  return (
    <>
      {video.url !== null && (
        // biome-ignore lint/a11y/useMediaCaption: a video without captions has no speech
        <video
          src={video.url}
          poster={video.posterUrl ?? undefined}
          controls
          playsInline
          preload="metadata"
          aria-label={t('media.videoOf', { name })}
        >
          {video.captionsUrl && (
            <track kind="captions" src={video.captionsUrl} srcLang={own} default />
          )}
        </video>
      )}
      <div className="media-note" role="status">
        <p className="small muted">{facts}</p>
        {video.state === 'converting' && (
          <p className="with-icon">
            <Hourglass className="icon icon-small" aria-hidden />
            {t('media.converting')}
          </p>
        )}
        {video.state === 'unplayable' && (
          <p className="with-icon">
            <TriangleAlert className="icon icon-small" aria-hidden />
            {t(converts === false ? 'media.needsConverter' : 'media.unplayable')}
          </p>
        )}
      </div>
    </>
  );
}
