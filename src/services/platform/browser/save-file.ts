/** Hands a text, or bytes, to the browser as a file of this name. */
export function saveFile(view: Window, name: string, content: string | Blob, type = 'application/json'): void {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = view.document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A CSV with the mark by which spreadsheets know UTF-8; axios takes it off. */
export function withMark(csv: string): string {
  return csv.startsWith('\uFEFF') ? csv : `\uFEFF${csv}`;
}
