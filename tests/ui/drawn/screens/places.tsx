import { SecondFactorPlace } from '../../../../src/app/account/SecondFactorPlace.tsx';
import { LazySecondFactorReset } from '../../../../src/app/admin/people/accounts/LazySecondFactorReset.tsx';
import { PalettePlace } from '../../../../src/app/admin/palette/PalettePlace.tsx';
import { CartDrawerScreen } from '../../../../src/app/cart/CartDrawerScreen.tsx';
import { DrawerBundle, DrawerDeals } from '../../../../src/app/cart/DrawerDeals.tsx';
import { DrawerTop } from '../../../../src/app/cart/DrawerTop.tsx';
import { RecentInCart, RecentScreen } from '../../../../src/app/catalogue/RecentScreen.tsx';
import { SearchPlace } from '../../../../src/app/catalogue/SearchPlace.tsx';
import { ProductReviews } from '../../../../src/app/content/ProductReviews.tsx';
import { OrderPayment } from '../../../../src/app/orders/OrderPayment.tsx';
import { Prescription } from '../../../../src/app/prescriptions/LazyPrescription.tsx';
import { BannerPlace } from '../../../../src/app/promotions/banner-place.tsx';
import { BundleStripScreen } from '../../../../src/app/promotions/BundleStripScreen.tsx';
import { ProductDeals } from '../../../../src/app/promotions/ProductDeals.tsx';
import { ConsultationPlace } from '../../../../src/app/shell/ConsultationPlace.tsx';
import { Overlays } from '../../../../src/app/shell/Overlays.tsx';
import { sampleProfile } from '../../../../src/machines/account/session/session.cases.ts';
import { command, done } from '../../../../src/machines/kit/cases.ts';
import { orderAnswer } from '../../../../src/machines/orders/order-cases.ts';
import type { ProofPrompt } from '../../../../src/services/account/second-factor/proof-prompt.ts';
import { DeliveryCheck } from '../../../../src/ui/catalogue/delivery-check/DeliveryCheck.tsx';
import { DeliveryNote } from '../../../../src/ui/checkout/address-form/DeliveryNote.tsx';
import { BlissClub } from '../../../../src/ui/content/home/BlissClub.tsx';
import { NotOpen } from '../../../../src/ui/shell/NotOpen.tsx';
import { sampleCard } from '../../../../src/machines/catalogue/wish-page/wish-page.cases.ts';
import { sampleReviews } from '../../../../src/machines/content/review-list/review-list.cases.ts';
import { club, line } from '../../../machines/support/lines.ts';
import { productPage } from '../pages.ts';
import type { Draw, Screen } from '../drawing.tsx';

/** Once it is known who is there, what works only in a browser takes its place. */
const known = { session: [done('readStored', { hasToken: false, profile: null })] };
const premiumMembership = { isActive: true, expiresAt: '2027-11-04T00:00:00.000Z' };
const asMember = [
  done('readStored', { hasToken: false, profile: null }),
  command('session.open', { token: 'a-token', profile: { ...sampleProfile, premiumMembership } }),
];
const clubAdded = [command('cart.replace', { lines: [line(club)], cause: 'restored' })];
const deliveryOf: Draw = (actor) => (
  <>
    <DeliveryCheck actor={actor} />
    <DeliveryNote actor={actor} />
  </>
);
const noPrompt: ProofPrompt = { ask: async () => false, watch: () => () => {}, settle: () => {} };

/** What stands around a chart's own components: where the page puts them, and what stands there in the meantime. */
export const placeScreens: Readonly<Record<string, Draw | Screen>> = {
  'banner-carousel in its place': { slug: 'banner-carousel', draw: () => <BannerPlace /> },
  'bundle-builder in its place': { slug: 'bundle-builder', draw: () => <ProductDeals page={productPage} /> },
  'bundle-strip in its place': {
    slug: 'bundle-strip',
    draw: () => (
      <>
        <DrawerDeals />
        <DrawerBundle />
        <BundleStripScreen product={null} source="home" />
      </>
    ),
  },
  'cart in its place': {
    slug: 'cart',
    draw: () => (
      <>
        <Overlays />
        <CartDrawerScreen />
      </>
    ),
  },
  'command-palette in its place': { slug: 'command-palette', draw: () => <PalettePlace screens={[]} /> },
  'consultation in its place': { slug: 'consultation', beside: known, draw: () => <ConsultationPlace /> },
  'delivery-check for a member': { slug: 'delivery-check', beside: { session: asMember }, draw: deliveryOf },
  'delivery-check with the club in the cart': {
    slug: 'delivery-check',
    beside: { cart: clubAdded },
    draw: deliveryOf,
  },
  'factor-reset in its place': { slug: 'factor-reset', draw: () => <LazySecondFactorReset id="one" name="Asha" /> },
  'menu beside a closed section': {
    slug: 'menu',
    draw: () => (
      <>
        <NotOpen notice={{ kind: 'missing', audience: [], role: 'admin' }} />
        <NotOpen notice={{ kind: 'kept', audience: ['admin'], role: 'admin' }} />
        <NotOpen notice={{ kind: 'closed', audience: ['admin'], role: 'admin' }} />
        <NotOpen notice={{ kind: 'lost', audience: ['customer', 'admin'], role: 'prescriber' }} />
        <BlissClub product={{ ...sampleCard, sku: 'bliss-club', timePeriod: 12 }} />
      </>
    ),
  },
  'pay in the page of an order': { slug: 'pay', draw: () => <OrderPayment answer={orderAnswer()} /> },
  'prescription-need at the checkout': { slug: 'prescription-need', draw: () => <Prescription skus={['one']} /> },
  'recent-products in their places': {
    slug: 'recent-products',
    draw: () => (
      <>
        <RecentScreen sku="sleep-mantra" />
        <RecentInCart />
      </>
    ),
  },
  'review-list in its place': {
    slug: 'review-list',
    draw: () => <ProductReviews sku="sleep-mantra" page={sampleReviews} />,
  },
  'search in its place': { slug: 'search', beside: known, draw: () => <SearchPlace /> },
  'second-factor in its place': { slug: 'second-factor', draw: () => <SecondFactorPlace prompt={noPrompt} /> },
  'tier-celebration in the cart': { slug: 'tier-celebration', draw: () => <DrawerTop /> },
};
