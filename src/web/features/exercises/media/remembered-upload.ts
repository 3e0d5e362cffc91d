type Remembered = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
};

const keyOf = (exerciseId: string) => `video-upload:${exerciseId}`;

/** Stores the id of a file's upload, so that it can continue after a page reload. */
export function rememberUpload(exerciseId: string, file: File, id: string): void {
  const { name, size, lastModified } = file;
  const remembered: Remembered = { id, name, size, lastModified };
  try {
    localStorage.setItem(keyOf(exerciseId), JSON.stringify(remembered));
  } catch {
    // Without storage, the upload starts over after the page was closed.
  }
}

/** Returns the id of an earlier upload of the same file, or null. */
export function rememberedUpload(exerciseId: string, file: File): string | null {
  try {
    const text = localStorage.getItem(keyOf(exerciseId));
    if (text === null) return null;
    const { id, name, size, lastModified } = JSON.parse(text) as Remembered;
    const isSame = name === file.name && size === file.size && lastModified === file.lastModified;
    return isSame ? id : null;
  } catch {
    return null;
  }
}

export function forgetUpload(exerciseId: string): void {
  try {
    localStorage.removeItem(keyOf(exerciseId));
  } catch {
    // Nothing was stored.
  }
}
