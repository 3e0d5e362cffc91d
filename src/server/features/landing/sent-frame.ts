/** Where the page of the app has room for a frame: index.html. */
const room = '<kept-frame></kept-frame>';

/** The page with a screen that stands until the app has rendered. */
export const frameIn = (page: string, screen: string): string =>
  page.replace(room, () => `<kept-frame data-sent>${screen}</kept-frame>`);
