/** Stock at or below this is low, unless the admin has set another number; the table `stock` begins with the same. */
export const lowStock = 10;
export const productStatuses = ['published', 'draft'] as const;
export const stockLevels = ['low', 'out'] as const;

/**
 * Bulk actions on products; `restore` brings a deleted product back as a draft, `price-back` takes back an admin's last
 * `price`.
 */
export const productActions = ['publish', 'draft', 'price', 'price-back', 'stock', 'delete', 'restore'] as const;
export type ProductAction = (typeof productActions)[number];
