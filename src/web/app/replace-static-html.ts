type Before = HTMLElement & { readonly pressed?: HTMLElement };

const nameOf = (element: Element) =>
  element.getAttribute('name') ?? element.ariaLabel ?? element.textContent;

/** Finds the app's visible control with the same name as a control in the HTML that was shown before the app. */
function twinOf(element: Element | null | undefined): HTMLElement | undefined {
  if (!element) return undefined;
  return [...document.querySelectorAll<HTMLElement>(`#root ${element.localName}`)].find(
    (other) => nameOf(other) === nameOf(element) && other.checkVisibility(),
  );
}

/** Enters text into a field of the app as if the golfer had typed it. */
function type(field: HTMLElement | undefined, text: string): void {
  // Uses the prototype's setter, because React tracks the one on the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Replaces the HTML that was shown before the app had rendered. Keeps the focus and typed text, and presses a button
 * that the golfer pressed meanwhile. The performance mark is for bench/lighthouse.ts.
 */
export function replaceStaticHtml(): void {
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
