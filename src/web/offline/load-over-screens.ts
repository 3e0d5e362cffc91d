/** Loads the components that may have to appear over any screen. */
export const loadOverScreens = () => import('./over-screens.ts');
