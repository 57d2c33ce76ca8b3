import { useEffect } from 'react';

/**
 * Replaces react-style-singleton, which Radix uses to lock scrolling. Uses a constructed style sheet, so the CSP
 * needs no exception for style elements. While several are mounted, the first one's rules apply.
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
