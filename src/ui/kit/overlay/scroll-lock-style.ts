import { useEffect } from 'react';

/**
 * Stands in for the package react-style-singleton, with which Radix locks the page's scrolling: the rules go into a sheet
 * that a script makes, so a page needs no exception for style elements in its content policy. The first one
 * that is drawn decides the rules, until the last is gone.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet | null = null;
  let users = 0;
  const add = (styles: string) => {
    users += 1;
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  };
  const remove = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    sheet = null;
  };
  return function SharedStyle({ styles }: { readonly styles: string }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
