/**
 * Updates title, description and canonical link after client-side navigation. The server renders the first ones.
 */
export function writeHead(
  view: Document,
  head: { title: string; description: string; canonical: string | null },
): void {
  view.title = head.title;
  view.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  const link = view.querySelector('link[rel="canonical"]');
  if (head.canonical === null) link?.remove();
  else if (link) link.setAttribute('href', head.canonical);
  else {
    const added = view.createElement('link');
    added.rel = 'canonical';
    added.href = head.canonical;
    view.head.append(added);
  }
}
