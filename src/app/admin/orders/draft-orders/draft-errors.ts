import { CallFailed, isCallFailed } from '../../../../domain/kit/failure.ts';

const names: Readonly<Record<string, string>> = { name: 'addressName', phone: 'addressPhone' };

/** The answer; a refusal of a part of the address names the form's own field for it. Rejects with CallFailed. */
export async function atOwnFields<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!isCallFailed(error) || error.failure.kind !== 'refused') throw error;
    const fields: Record<string, string> = {};
    for (const [path, message] of Object.entries(error.failure.fields)) fields[ownField(path)] = message;
    throw new CallFailed({ ...error.failure, fields });
  }
}

function ownField(path: string): string {
  const [, part] = /^address\.(\w+)$/u.exec(path) ?? [];
  return part === undefined ? path : (names[part] ?? part);
}
