import { isCallFailed } from '../../../domain/kit/failure.ts';

/** Null for what is not there. A path that is no code of the shop is refused as bad input: for a shopper that is the same. */
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
