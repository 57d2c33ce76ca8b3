/** Units from which on downwards a stock is low. */
export const lowStock = 10;
export const productStatuses = ['published', 'draft'] as const;
export const stockLevels = ['low', 'out'] as const;

/** What is done with many products at once; `restore` brings back what was deleted, as a draft. */
export const productActions = ['publish', 'draft', 'price', 'stock', 'delete', 'restore'] as const;
export type ProductAction = (typeof productActions)[number];
