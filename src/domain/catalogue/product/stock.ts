/** Why stock moved (STK-01). */
export const stockReasons = ['opening', 'sale', 'cancel', 'return', 'purchase', 'adjustment', 'count'] as const;
export type StockReason = (typeof stockReasons)[number];

/** The reasons that an admin gives. */
export const handReasons = ['purchase', 'return', 'adjustment', 'count'] as const satisfies readonly StockReason[];
export type HandReason = (typeof handReasons)[number];
