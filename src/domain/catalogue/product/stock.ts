/** Why stock moved (STK-01). */
export const stockReasons = ['opening', 'sale', 'cancel', 'return', 'purchase', 'adjustment', 'count'] as const;
export type StockReason = (typeof stockReasons)[number];

/** The reasons that an admin gives. */
export const handReasons = ['purchase', 'return', 'adjustment', 'count'] as const satisfies readonly StockReason[];
export type HandReason = (typeof handReasons)[number];

const movements: Readonly<
  Record<Exclude<HandReason, 'count'>, { readonly sign: 1 | -1; readonly refusal: string }>
> = {
  purchase: { sign: 1, refusal: 'Enter how many came in, as a number above 0' },
  return: { sign: 1, refusal: 'Enter how many came back, as a number above 0' },
  adjustment: {
    sign: -1,
    refusal: 'Enter how many left the stock, as a negative number. For units you found, choose “Counted”',
  },
};

/** Why a number of units contradicts the reason that an admin gives; null if it doesn't (STK-01). */
export function unitsRefusal(reason: HandReason, units: number): string | null {
  if (reason === 'count') return units < 0 ? 'Enter how many units there are' : null;
  const { sign, refusal } = movements[reason];
  return units * sign > 0 ? null : refusal;
}
