type Value = string | readonly Readonly<Record<string, string>>[];
type Question = Readonly<Record<string, Value>>;

/** The question of the simulator as a query; one that is too long for an address is left out. */
export function questionText(question: Readonly<Record<string, unknown>>): string {
  const text = encodeURIComponent(JSON.stringify(question));
  return text.length > 6000 ? '' : `?ask=${text}`;
}

/** The question in a query; an empty cart where there is none or it is not of this form. */
export function questionIn(search: string): Question {
  const none: Question = { lines: [] };
  try {
    const asked: unknown = JSON.parse(new URLSearchParams(search).get('ask') ?? 'null');
    return isQuestion(asked) ? { ...none, ...asked } : none;
  } catch {
    return none;
  }
}

function isQuestion(value: unknown): value is Question {
  return isRecord(value) && Object.values(value).every((each) => typeof each === 'string' || isRows(each));
}

function isRows(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((row: unknown) => isRecord(row) && Object.values(row).every((cell) => typeof cell === 'string'))
  );
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
