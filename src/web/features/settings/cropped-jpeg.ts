import { avatarSide } from '#contract/settings.ts';

/** An area in pixels of the rotated picture. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const quality = 0.9;
/** The background where the picture does not fill the circle, because JPEG has no transparency. */
const ground = '#fff';

/**
 * Crops the picture to the given square and returns it as a 200 by 200 pixel JPEG.
 * @param rotation degrees clockwise, a multiple of 90
 * @throws Error if the browser cannot decode the picture or has too little memory for it
 */
export async function croppedJpeg(url: string, area: Area, rotation: number): Promise<Blob> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = document.createElement('canvas');
  canvas.width = avatarSide;
  canvas.height = avatarSide;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.fillStyle = ground;
  context.fillRect(0, 0, avatarSide, avatarSide);
  context.imageSmoothingQuality = 'high';
  const scale = avatarSide / area.width;
  context.scale(scale, scale);
  context.translate(-area.x, -area.y);
  // The area refers to the rotated picture. A quarter turn swaps width and height.
  const [turnedWidth, turnedHeight] = rotation % 180 === 0 ? [width, height] : [height, width];
  context.translate(turnedWidth / 2, turnedHeight / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(picture, -width / 2, -height / 2);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob(
    (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
    'image/jpeg',
    quality,
  );
  return promise;
}
