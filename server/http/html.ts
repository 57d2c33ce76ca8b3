const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, in an element or in an attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => escapes[character] ?? character);
}

const style = `
:root{color-scheme:light dark}
body{font:16px/1.55 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:2rem 1rem}
h1,h2,h3{line-height:1.2}
table{border-collapse:collapse;width:100%}
th,td{border-bottom:1px solid #8886;padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}
pre{overflow:auto;background:#8881;padding:.75rem}
.code{font-size:1.25rem;font-weight:600;letter-spacing:.1em;white-space:nowrap}
a{color:inherit}
`;

/** A small page of the server's own, without script and without the shop's front end. */
export function plainPage(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${head}
<style>${style}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;
}
