import { imageSize } from '#contract/exercises.ts';

const quality = 0.9;
/** The background of transparent pictures, because JPEG has no transparency. */
const ground = '#fff';

/** Returns the size of a picture scaled down to fit the size limits. Small pictures keep their size. */
function fittedSize(picture: { readonly width: number; readonly height: number }) {
  const { width, height } = picture;
  const scale = Math.min(1, imageSize.width / width, imageSize.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * Converts a picture to a JPEG of at most 800 by 600 pixels, rotated upright.
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
