import { imageLimits, videoLimits } from '#contract/exercises.ts';
import { hasCode } from '#web/platform/api/failures.ts';

export type MediaKind = 'image' | 'video';

/** Why a file is not uploaded. Its name is shown with the reason. */
export type RefusedFile = {
  readonly fault: 'wrongType' | 'imageFormat' | 'empty' | 'damaged' | 'tooLarge';
  readonly name: string;
  readonly bytes: number;
};

const limits = { image: imageLimits, video: videoLimits } as const;
const videoNames = /\.(?:mp4|m4v|mov|avi|webm|mkv)$/i;

const imageNames = /\.(?:heic|heif|avif|bmp|tiff?)$/i;

/** Whether the file is a picture in an unsupported format. */
const isOtherImage = (kind: MediaKind, { type, name }: File) =>
  kind === 'image' && (type.startsWith('image/') || imageNames.test(name));

/** Some systems report no media type for Matroska files. In that case the file name decides. */
function isOfKind(kind: MediaKind, { type, name }: File): boolean {
  if (kind === 'image') return imageLimits.mediaTypes.some((one) => one === type);
  return type.startsWith('video/') || (!type.includes('image/') && videoNames.test(name));
}

/** Checks a file before it is sent. Returns null if it may be uploaded. */
export function refusalOf(kind: MediaKind, file: File): RefusedFile | null {
  const { name, size: bytes } = file;
  if (!isOfKind(kind, file)) {
    return { fault: isOtherImage(kind, file) ? 'imageFormat' : 'wrongType', name, bytes };
  }
  if (bytes === 0) return { fault: 'empty', name, bytes };
  return bytes > limits[kind].maxBytes ? { fault: 'tooLarge', name, bytes } : null;
}

const contentRefusals = [
  'picture_type',
  'picture_damaged',
  'picture_pixels',
  'video_type',
  'video_damaged',
] as const;

/** Whether the server has refused a file for its content: sending the same bytes again would fail again. */
export const isContentRefused = (error: unknown): boolean =>
  contentRefusals.some((code) => hasCode(error, code));

/** The `accept` attribute of the file input. */
export const acceptedFiles = {
  image: imageLimits.mediaTypes.join(','),
  video: 'video/*,.mkv,.avi',
} as const;

/** The maximum size of a file in megabytes (MiB). */
export const mostMegabytes = (kind: MediaKind): number => limits[kind].maxBytes / 1024 / 1024;
