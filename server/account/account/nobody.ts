/**
 * Replaces the delivery address of a deleted customer's orders. The place of supply stays, as invoice law requires.
 */
export const nobody = {
  name: 'Deleted customer',
  phone: '+916000000000',
  line1: 'Removed at the customer’s request',
  line2: '',
};
