import { isCallFailed } from '../../../domain/kit/failure.ts';

/** Resolves with null on 404, and on 422 too: a malformed id in the path is also “not found” to a shopper. */
export async function absentAsNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

function isAbsent(error: unknown): boolean {
  return isCallFailed(error) && error.failure.kind === 'refused' && [404, 422].includes(error.failure.status);
}
