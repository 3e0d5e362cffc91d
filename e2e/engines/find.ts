import type { Point } from './engine.ts';

/**
 * What a user looks for: by role and name, by the label of a field, or by visible text. The words are a pattern when they
 * begin and end with a slash.
 */
export type Query =
  | { readonly role: string; readonly name: string }
  | { readonly label: string }
  | { readonly text: string };

type Library = typeof import('@testing-library/dom');

/**
 * Runs in the page, which has Testing Library: finds the first visible element of the query. What is to be pressed is in
 * the uppermost dialog or list if one is open, and is scrolled to.
 * @returns its middle, or null if there is none, or if it is to be pressed and moves or is covered
 */
export async function findInPage(query: Query, toPress: boolean): Promise<Point | null> {
  const library = (globalThis as unknown as { TestingLibraryDom: Library }).TestingLibraryDom;
  const wanted = (words: string) => {
    const pattern = /^\/(.*)\/$/.exec(words)?.[1];
    return pattern === undefined ? words : new RegExp(pattern);
  };
  // The list of a combobox in a dialog stands beside the dialog.
  const layers = ['dialog', 'listbox'].flatMap((role) =>
    library.queryAllByRole(document.body, role),
  );
  const inside = (toPress && layers.at(-1)) || document.body;
  const all =
    'role' in query
      ? library.queryAllByRole(inside, query.role, { name: wanted(query.name) })
      : 'label' in query
        ? library.queryAllByLabelText(inside, wanted(query.label))
        : library.queryAllByText(inside, wanted(query.text));
  /** A radio button or checkbox may be hidden under its own label, which is what one presses. */
  const pressed = (found: HTMLElement) =>
    found instanceof HTMLInputElement && /^(radio|checkbox)$/.test(found.type)
      ? (found.labels?.[0] ?? found)
      : found;
  const part = all.map(pressed).find((one) => one.getClientRects().length > 0);
  if (part === undefined) return null;
  if (toPress) part.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = part.getBoundingClientRect();
  // A closing dialog gives the focus back to its opener, which may scroll there.
  if (toPress) await new Promise((resolve) => setTimeout(resolve, 250));
  const { x, y, width, height } = part.getBoundingClientRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = document.elementFromPoint(middle.x, middle.y);
  const isStill = before.x === x && before.y === y;
  return !toPress || (isStill && part.contains(top)) ? middle : null;
}
