/**
 * Takes away what stood before the app had rendered, and presses the button of the same name that was pressed in it
 * meanwhile.
 */
export function takeOver(): void {
  performance.mark('app-rendered');
  const before = document.querySelector<HTMLElement>('kept-frame');
  before?.remove();
  const name = before?.dataset['pressed'];
  if (name === undefined) return;
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('#root button')];
  buttons.find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name)?.click();
}
