/** The placeholder for the frame in the app's page, index.html. */
const room = '<kept-frame></kept-frame>';

/** Inserts a screen into the page. It stays visible until the app has rendered. */
export const frameIn = (page: string, screen: string): string =>
  page.replace(room, () => `<kept-frame data-sent>${screen}</kept-frame>`);
