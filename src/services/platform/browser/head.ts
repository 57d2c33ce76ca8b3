/**
 * Updates title, description, canonical link and the links to other languages after client-side navigation. The server renders the first ones.
 */
export function writeHead(
  view: Document,
  head: {
    readonly title: string;
    readonly description: string;
    readonly canonical: string | null;
    readonly alternates: readonly { readonly tag: string; readonly href: string }[];
  },
): void {
  view.title = head.title;
  view.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  const link = view.querySelector('link[rel="canonical"]');
  if (head.canonical === null) link?.remove();
  else if (link) link.setAttribute('href', head.canonical);
  else addLink(view, { rel: 'canonical', href: head.canonical });
  for (const former of view.querySelectorAll('link[hreflang]')) former.remove();
  for (const { tag: hreflang, href } of head.alternates) addLink(view, { rel: 'alternate', hreflang, href });
}

function addLink(view: Document, fields: Partial<HTMLLinkElement>): void {
  view.head.append(Object.assign(view.createElement('link'), fields));
}
