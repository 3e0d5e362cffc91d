type Before = HTMLElement & { readonly pressed?: HTMLElement };

const nameOf = ({ ariaLabel, textContent }: Element) => ariaLabel ?? textContent;

/** The link or button of the app that stands where one of the same name stood before it, in the width that is shown. */
function twinOf(element: Element | null | undefined): HTMLElement | undefined {
  if (!element) return undefined;
  return [...document.querySelectorAll<HTMLElement>(`#root ${element.localName}`)].find(
    (other) => nameOf(other) === nameOf(element) && other.checkVisibility(),
  );
}

/**
 * Takes away what stood before the app had rendered. The focus goes on where it was, and a button that was pressed
 * meanwhile is pressed. The mark is for bench/lighthouse.ts.
 */
export function takeOver(): void {
  performance.mark('app-rendered');
  const before = document.querySelector<Before>('kept-frame');
  if (before === null) return;
  const focused = before.contains(document.activeElement) ? document.activeElement : null;
  before.remove();
  twinOf(focused)?.focus({ preventScroll: true });
  twinOf(before.pressed)?.click();
}
