import { shownOffer } from './coupon-popup.rules.ts';
import { couponPopupSetup } from './coupon-popup.setup.ts';

/** An offer on the screen (CPN-07, CPN-08). */
export const visible = couponPopupSetup.createStateConfig({
  description: 'An offer is on screen, and its countdown is running.',
  entry: { type: 'trackShown', params: ({ context }) => shownOffer(context) },
  invoke: [
    {
      id: 'countdown',
      src: 'countdown',
      input: ({ context, self }) => ({
        parent: self,
        id: 'coupon-popup',
        endsAt: context.offer?.expiresAt ?? '',
      }),
    },
    {
      id: 'codeCopy',
      src: 'codeCopy',
      input: ({ context, self }) => ({ parent: self, code: context.offer?.code ?? '' }),
    },
  ],
  on: {
    'countdown.over': '#coupon-popup.popup.expired',
    'code.copied': { actions: 'toastCopied' },
    'code.refused': { actions: 'toastRefused' },
    'coupon.apply': {
      guard: 'canApply',
      target: '#coupon-popup.popup.applied',
      actions: [
        { type: 'chooseCode', params: ({ context }) => shownOffer(context) },
        { type: 'trackGone', params: ({ context }) => ({ ...shownOffer(context), reason: 'applied' }) },
        'toastApplied',
      ],
    },
    'popup.close': {
      target: '#coupon-popup.popup.closed',
      actions: { type: 'trackGone', params: ({ context }) => ({ ...shownOffer(context), reason: 'close_button' }) },
    },
    'popup.dismiss': {
      target: '#coupon-popup.popup.dismissed',
      actions: [
        'keepDismissal',
        { type: 'trackGone', params: ({ context }) => ({ ...shownOffer(context), reason: 'close_button' }) },
      ],
    },
    'cart.changed': [
      {
        guard: { type: 'isOutOfReach', params: ({ event }) => ({ lines: event.lines }) },
        target: '#coupon-popup.popup.closed',
        actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) },
      },
      { actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) } },
    ],
  },
  initial: 'onPage',
  states: {
    onPage: {
      description: 'Over the page. Nothing else covers it.',
      entry: ['tellTaken', { type: 'countShow', params: { place: 'page' } }],
      exit: 'tellDone',
      on: { 'drawer.opened': 'inCart', 'overlay.revoked': '#coupon-popup.popup.closed' },
    },
    inCart: {
      description: 'A card inside the cart.',
      entry: { type: 'countShow', params: { place: 'cart' } },
      on: { 'drawer.closed': '#coupon-popup.popup.closed' },
    },
  },
});
