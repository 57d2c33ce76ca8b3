import type { Role } from '../../../../domain/kit/role.ts';
import type { Words } from '../../kit/words.ts';

// Not the list of the domain: shared with this section it would be a chunk of its own in every first view.
export const roleWords: Words<Role> = { customer: 'Customer', prescriber: 'Prescriber', admin: 'Admin' };
