/** Roles of an account (SES-06). */
export const roles = ['customer', 'prescriber', 'admin'] as const;

export type Role = (typeof roles)[number];
