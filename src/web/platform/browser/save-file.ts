export type NamedFile = { readonly name: string; readonly file: Blob };

/** Has the browser save a file among the golfer's downloads. */
export function saveFile({ name, file }: NamedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
