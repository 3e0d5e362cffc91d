import type { Exercise } from '#contract/exercises-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { fittedPicture } from './fitted-picture.ts';
import { MediaPanel } from './media-panel.tsx';
import { sendPicture } from './send-picture.ts';

/** The picture of an exercise. It is sent in the size that is shown. */
export function PicturePanel({ exercise }: { readonly exercise: Exercise }) {
  const { t } = useTranslation('exercises');
  const { id, name, media } = exercise;
  return (
    <MediaPanel
      kind="image"
      exerciseId={id}
      shown={media.imageUrl && <img src={media.imageUrl} alt={t('media.imageOf', { name })} />}
      taskOf={async (file) => {
        const picture = await fittedPicture(file);
        return {
          name: file.name,
          size: picture.size,
          send: (sending) => sendPicture({ exerciseId: id, picture, ...sending }),
        };
      }}
    />
  );
}
