import type { ShopContext } from '../../../server/platform/start/context.ts';

/** Does the same so many times at once. */
export async function together<Result>(times: number, act: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, async (_, index) => act(index)));
}

/** How many answers there were of each status. */
export function tally(answers: readonly { readonly status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The shop in a process that dies after so many transactions. */
export function mortal(context: ShopContext, steps: number): ShopContext {
  let left = steps;
  const { database } = context;
  return {
    ...context,
    database: {
      ...database,
      transaction: async (work, options) => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return database.transaction(async (tx) => {
          const result = await work(tx);
          // In the middle of the last one: all of it is undone.
          if (left === 0) throw new Error('killed');
          return result;
        }, options);
      },
    },
  };
}
