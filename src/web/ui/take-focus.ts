/**
 * Ref of the heading, or the first control, of a view that takes the place of another one. The button that opened the
 * view is gone with it, and the focus would be nowhere.
 */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
