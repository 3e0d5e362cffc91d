type Before = HTMLElement & { readonly pressed?: HTMLElement };

const nameOf = (element: Element) =>
  element.getAttribute('name') ?? element.ariaLabel ?? element.textContent;

/** The control of the app that stands where one of the same name stood before it, in the width that is shown. */
function twinOf(element: Element | null | undefined): HTMLElement | undefined {
  if (!element) return undefined;
  return [...document.querySelectorAll<HTMLElement>(`#root ${element.localName}`)].find(
    (other) => nameOf(other) === nameOf(element) && other.checkVisibility(),
  );
}

/** Has the app know what has been typed into a field, as if it was typed there. */
function type(field: HTMLElement | undefined, text: string): void {
  // By the setter of all fields: React watches the one of its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Takes away what stood before the app had rendered. The focus goes on where it was, what was typed stays, and a button
 * that was pressed meanwhile is pressed. The mark is for bench/lighthouse.ts.
 */
export function takeOver(): void {
  performance.mark('app-rendered');
  const before = document.querySelector<Before>('kept-frame');
  if (before === null) return;
  const focused = before.contains(document.activeElement) ? document.activeElement : null;
  before.remove();
  for (const field of before.querySelectorAll('input'))
    if (field.value !== '') type(twinOf(field), field.value);
  twinOf(focused)?.focus({ preventScroll: true });
  twinOf(before.pressed)?.click();
}
