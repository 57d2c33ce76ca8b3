/** Stock at or below this is low; the column `low_stock` of a product is built with the same number. */
export const lowStock = 10;
export const productStatuses = ['published', 'draft'] as const;
export const stockLevels = ['low', 'out'] as const;

/** Bulk actions on products; `restore` brings a deleted product back as a draft. */
export const productActions = ['publish', 'draft', 'price', 'stock', 'delete', 'restore'] as const;
export type ProductAction = (typeof productActions)[number];
