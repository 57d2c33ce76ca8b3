import { CallFailed, isCallFailed } from '../../../../domain/kit/failure.ts';

/** Messages by field. */
export type Refusals = Readonly<Record<string, string>>;

/** The answer; a refusal says at the form's own fields what the server says at its. Rejects with CallFailed. */
export async function retold<Answer>(
  answer: Promise<Answer>,
  change: (fields: Refusals) => Refusals,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!isCallFailed(error) || error.failure.kind !== 'refused') throw error;
    throw new CallFailed({ ...error.failure, fields: change(error.failure.fields) });
  }
}

/** Without the refusal of an empty field that is made from another one, such as the code of a product without a name. */
export function withoutMade(fields: Refusals, { made, from }: { made: string; from: string }): Refusals {
  if (fields[from] === undefined) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== made));
}
