import type { ShopContext } from '../../../server/platform/start/context.ts';

export async function together(times: number, act: () => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: times }, act));
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
