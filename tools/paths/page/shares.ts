/** Who carried out the steps of walks on a page, in steps. */
export interface Shares {
  /** A person's gesture on a control. */
  readonly byHand: number;
  /** The network's answer, time, or something outside the page. */
  readonly byTheWorld: number;
  /** Sent directly to the live flow, for a written reason. */
  readonly told: number;
}

export const noShares: Shares = { byHand: 0, byTheWorld: 0, told: 0 };

export function sumOf(shares: readonly Shares[]): Shares {
  return shares.reduce(
    (sum, each) => ({
      byHand: sum.byHand + each.byHand,
      byTheWorld: sum.byTheWorld + each.byTheWorld,
      told: sum.told + each.told,
    }),
    noShares,
  );
}

/** The shares in words: '3 of 10 steps by hand (30%), 2 by the world (20%), 5 told with a reason (50%)'. */
export function sharesText({ byHand, byTheWorld, told }: Shares): string {
  const all = byHand + byTheWorld + told;
  const percent = (count: number) => `${all === 0 ? 0 : Math.round((100 * count) / all)}%`;
  return (
    `${byHand} of ${all} steps by hand (${percent(byHand)}), ${byTheWorld} by the world (${percent(byTheWorld)}), ` +
    `${told} told with a reason (${percent(told)})`
  );
}
