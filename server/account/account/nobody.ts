/** Stands in the address of an order whose shopper has left; the place of supply stays, as the law on invoices wants. */
export const nobody = {
  name: 'Deleted customer',
  phone: '+916000000000',
  line1: 'Removed at the customer’s request',
  line2: '',
};
