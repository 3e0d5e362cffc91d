import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton`, with which Radix keeps the page from scrolling while a dialog is
 * open; vite.config.ts puts it there. The package adds a style element, which the content security policy forbids. This
 * adds the same rules as a sheet of the document, once for all users.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet | null = null;
  let users = 0;
  return function Styles({ styles }: { readonly styles: string }): null {
    useEffect(() => {
      users += 1;
      if (sheet === null) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
        sheet = null;
      };
    }, [styles]);
    return null;
  };
}
