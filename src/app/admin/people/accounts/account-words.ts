import type { Role } from '../../../../domain/kit/role.ts';
import type { Words } from '../../kit/words.ts';

// Not shared with the domain: that would add a chunk to every first page load.
export const roleWords: Words<Role> = { customer: 'Customer', prescriber: 'Prescriber', admin: 'Admin' };
