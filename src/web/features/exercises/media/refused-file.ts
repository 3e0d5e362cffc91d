import { imageLimits, videoLimits } from '#contract/exercises.ts';

export type MediaKind = 'image' | 'video';

/** Why a file is not uploaded: its name is shown with the reason. */
export type RefusedFile = {
  readonly fault: 'wrongType' | 'imageFormat' | 'tooLarge';
  readonly name: string;
  readonly bytes: number;
};

const limits = { image: imageLimits, video: videoLimits } as const;
const videoNames = /\.(?:mp4|m4v|mov|avi|webm|mkv)$/i;

const imageNames = /\.(?:heic|heif|avif|bmp|tiff?)$/i;

/** A picture, but in a format that is not taken. */
const isOtherImage = (kind: MediaKind, { type, name }: File) =>
  kind === 'image' && (type.startsWith('image/') || imageNames.test(name));

/** Some systems do not know the type of a Matroska file; then its name decides. */
function isOfKind(kind: MediaKind, { type, name }: File): boolean {
  if (kind === 'image') return imageLimits.mediaTypes.some((one) => one === type);
  return type.startsWith('video/') || (!type.includes('image/') && videoNames.test(name));
}

/** What is wrong with a file before anything is sent; null when it may be tried. */
export function refusalOf(kind: MediaKind, file: File): RefusedFile | null {
  const { name, size: bytes } = file;
  if (!isOfKind(kind, file)) {
    return { fault: isOtherImage(kind, file) ? 'imageFormat' : 'wrongType', name, bytes };
  }
  return bytes > limits[kind].maxBytes ? { fault: 'tooLarge', name, bytes } : null;
}

/** What the choice of a file offers. */
export const acceptedFiles = {
  image: imageLimits.mediaTypes.join(','),
  video: 'video/*,.mkv,.avi',
} as const;

/** The most megabytes that a file may have. */
export const mostMegabytes = (kind: MediaKind): number => limits[kind].maxBytes / 1024 / 1024;
