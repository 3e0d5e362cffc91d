import { storedValue } from '#web/platform/device/stored-value.ts';

type Remembered = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
};

const uploads = storedValue<Remembered>('video-upload');

/** Stores the id of a file's upload, so that it can continue after a page reload. */
export function rememberUpload(exerciseId: string, file: File, id: string): void {
  const { name, size, lastModified } = file;
  uploads.keep(exerciseId, { id, name, size, lastModified });
}

/** Returns the id of an earlier upload of the same file, or null. */
export function rememberedUpload(exerciseId: string, file: File): string | null {
  const known = uploads.read(exerciseId);
  const isSame =
    known?.name === file.name &&
    known.size === file.size &&
    known.lastModified === file.lastModified;
  return isSame ? known.id : null;
}

export const forgetUpload: (exerciseId: string) => void = uploads.drop;
