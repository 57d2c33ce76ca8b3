import { retold } from '../../kit/form/read-draft.ts';

const names: Readonly<Record<string, string>> = { name: 'addressName', phone: 'addressPhone' };

/** The answer; a refusal of a part of the address names the form's own field for it. Rejects with CallFailed. */
export async function atOwnFields<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return retold(answer, (fields) =>
    Object.fromEntries(Object.entries(fields).map(([path, message]) => [ownField(path), message])),
  );
}

function ownField(path: string): string {
  if (path === 'address') return 'addressId';
  const [, part] = /^address\.(\w+)$/u.exec(path) ?? [];
  return part === undefined ? path : (names[part] ?? part);
}
