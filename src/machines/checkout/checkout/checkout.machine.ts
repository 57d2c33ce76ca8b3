import { quoting } from './checkout.quoting.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { stepping } from './checkout.stepping.ts';
import { emptyDraft } from './checkout.types.ts';

/**
 * From the cart to a paid order in one chart; after a reload or going back, it resumes where it was (CHK-01,
 * CHK-02).
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description: 'From the cart to a paid order. After a reload or going back, it resumes where it was.',
  context: ({ input }) => ({
    ...input,
    draft: emptyDraft,
    claimed: null,
    bundleId: null,
    link: null,
    lines: [],
    shopper: null,
    delivery: null,
    quote: null,
    agreed: null,
    placed: null,
    isFresh: false,
    failure: null,
  }),
  invoke: [
    { id: 'watchCart', src: 'watchCart' },
    { id: 'watchShopper', src: 'watchShopper' },
    { id: 'watchStep', src: 'watchStep' },
    { id: 'watchCoupons', src: 'watchCoupons' },
    { id: 'watchBundle', src: 'watchBundle' },
    { id: 'delivery', src: 'deliveryCheck', input: ({ self }) => ({ parent: self }) },
  ],
  type: 'parallel',
  states: { step: stepping, quote: quoting },
});
