import { beginsLikePicture } from '#contract/picture-content.ts';

/** Why a chosen picture cannot be shown: its content is that of a picture, or of something else. */
export async function faultOfPicture(file: Blob): Promise<'damaged' | 'wrongType'> {
  const beginning = await file.slice(0, 16).arrayBuffer();
  return beginsLikePicture(new Uint8Array(beginning)) ? 'damaged' : 'wrongType';
}
