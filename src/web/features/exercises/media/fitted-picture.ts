import { imageSize } from '#contract/exercises.ts';

const quality = 0.9;
/** What shows through where a picture is transparent: a JPEG is not. */
const ground = '#fff';

/** The size of a picture that is fitted into the one that exercises have; small ones stay as they are. */
function fittedSize(picture: { readonly width: number; readonly height: number }) {
  const { width, height } = picture;
  const scale = Math.min(1, imageSize.width / width, imageSize.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * A picture as a JPEG that fits into 800 by 600, upright as its camera held it.
 * @throws Error when the browser cannot decode it or has no memory for it
 */
export async function fittedPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const { width, height } = fittedSize(picture);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob(
    (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
    'image/jpeg',
    quality,
  );
  return promise;
}
