import { drawingStyle } from './drawing-style.ts';

/** Text escaped for HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A table; cells are HTML already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const headCells = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<div class="wide"><table><thead><tr>${headCells}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

export function folded(title: string, content: string, isOpen = false): string {
  return `<details${isOpen ? ' open' : ''}><summary>${title}</summary>\n${content}\n</details>`;
}

export function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`;
}

export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}${drawingStyle}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

const style = `
:root { color-scheme: light dark; --line: #8886; --good: #2e7d32; --bad: #c62828; --new: #9a6700; --calm: #777; }
@media (prefers-color-scheme: dark) { :root { --good: #81c784; --bad: #ef9a9a; --new: #ffca28; --calm: #aaa; } }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 1200px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 26px; } h2 { font-size: 19px; margin: 40px 0 4px; } code { font-size: 13px; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border: 1px solid var(--line); padding: 3px 8px; text-align: left; vertical-align: top; }
.wide { overflow-x: auto; }
.good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; } .calm { color: var(--calm); } .new { color: var(--new); }
.matrix td, .matrix th { padding: 0 3px; min-width: 16px; text-align: center; font-size: 11px; }
.matrix td.good { background: color-mix(in srgb, var(--good) 18%, transparent); }
.matrix td.bad { background: color-mix(in srgb, var(--bad) 30%, transparent); }
summary { cursor: pointer; padding: 4px 0; }
`;
