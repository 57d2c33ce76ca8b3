import type { CatalogueEntry } from '../../../src/machines/flows/registry/chart-registry.ts';
import { told, unseen, type Adapter } from '../../../src/ui/kit/page-adapter.qa.ts';
import { contactFormPage } from '../../../src/ui/contact-form/contact-form.qa.ts';
import { menuPage } from '../../../src/ui/menu/menu.qa.ts';
import { themePage } from '../../../src/ui/chrome/theme.qa.ts';
import { deliveryCheckPage } from '../../../src/ui/delivery-check/delivery-check.qa.ts';
import { productOptionsPage } from '../../../src/ui/product/product-options.qa.ts';
import { confirmationPage } from '../../../src/ui/cart/confirmation.qa.ts';
import { consultationPage } from '../../../src/ui/consultation/consultation.qa.ts';
import { membershipOfferPage } from '../../../src/ui/membership-offer/membership-offer.qa.ts';
import { cartPage } from '../../../src/ui/cart/cart.qa.ts';
import { orderViewPage } from '../../../src/ui/order-success/order-view.qa.ts';
import { bundleBuilderPage } from '../../../src/ui/bundle-builder/bundle-builder.qa.ts';
import { membershipPage } from '../../../src/ui/membership/membership.qa.ts';
import { welcomePage } from '../../../src/ui/welcome/welcome.qa.ts';
import { flashPopupPage } from '../../../src/ui/flash-popup/flash-popup.qa.ts';
import { couponPopupPage } from '../../../src/ui/coupon-popup/coupon-popup.qa.ts';
import { bannerCarouselPage } from '../../../src/ui/banner/banner-carousel.qa.ts';
import { tierCelebrationPage } from '../../../src/ui/tier-celebration/tier-celebration.qa.ts';
import { connectionPage } from '../../../src/ui/chrome/connection.qa.ts';
import { addressFormPage } from '../../../src/ui/checkout/address-form.qa.ts';
import { payPage } from '../../../src/ui/payment/pay.qa.ts';
import { clubStatusPage } from '../../../src/ui/dashboard/club-status.qa.ts';
import { passwordSignInPage } from '../../../src/ui/password-sign-in/password-sign-in.qa.ts';
import { checkoutPage } from '../../../src/ui/checkout/checkout.qa.ts';
import { signInPage } from '../../../src/ui/sign-in/sign-in.qa.ts';
import { walletPage } from '../../../src/ui/wallet/wallet.qa.ts';
import { ordersPage } from '../../../src/ui/orders/orders.qa.ts';
import { messageChoicesPage } from '../../../src/ui/message-choices/message-choices.qa.ts';
import { dataDownloadPage } from '../../../src/ui/data-download/data-download.qa.ts';
import { referralPage } from '../../../src/ui/referral/referral.qa.ts';
import { accountListPage } from '../../../src/ui/account-list/account-list.qa.ts';
import { prescriptionListPage } from '../../../src/ui/prescription/prescription-list.qa.ts';
import { consentPage } from '../../../src/ui/consent/consent.qa.ts';
import { accountFormPage } from '../../../src/ui/account-form/account-form.qa.ts';
import { addressEditorPage } from '../../../src/ui/address-editor/address-editor.qa.ts';
import { orderReturnFormPage } from '../../../src/ui/orders/order-return-form.qa.ts';
import { reorderPage } from '../../../src/ui/orders/reorder.qa.ts';
import { subscriptionListPage } from '../../../src/ui/subscription-list/subscription-list.qa.ts';
import { clubRenewalPage } from '../../../src/ui/club-renewal/club-renewal.qa.ts';
import { prescriptionViewPage } from '../../../src/ui/prescription/prescription-view.qa.ts';
import { prescriptionUploadPage } from '../../../src/ui/prescription/prescription-upload.qa.ts';
import { prescriptionEditorPage } from '../../../src/ui/prescription/prescription-editor.qa.ts';
import { prescriptionNeedPage } from '../../../src/ui/prescription/prescription-need.qa.ts';
import type { Chart } from '../chart.ts';
import { faceless, type Faceless } from './faceless.ts';

/** Every adapter that was written for a screen, by its chart. */
export const adapters: Readonly<Record<string, Adapter>> = {
  menu: menuPage,
  'contact-form': contactFormPage,
  theme: themePage,
  'delivery-check': deliveryCheckPage,
  'product-options': productOptionsPage,
  confirmation: confirmationPage,
  consultation: consultationPage,
  'membership-offer': membershipOfferPage,
  cart: cartPage,
  'order-view': orderViewPage,
  'bundle-builder': bundleBuilderPage,
  membership: membershipPage,
  welcome: welcomePage,
  'flash-popup': flashPopupPage,
  'coupon-popup': couponPopupPage,
  'banner-carousel': bannerCarouselPage,
  'tier-celebration': tierCelebrationPage,
  connection: connectionPage,
  'address-form': addressFormPage,
  pay: payPage,
  'club-status': clubStatusPage,
  'password-sign-in': passwordSignInPage,
  checkout: checkoutPage,
  'sign-in': signInPage,
  consent: consentPage,
  wallet: walletPage,
  orders: ordersPage,
  'message-choices': messageChoicesPage,
  'data-download': dataDownloadPage,
  referral: referralPage,
  'account-list': accountListPage,
  'prescription-list': prescriptionListPage,
  'account-form': accountFormPage,
  'address-editor': addressEditorPage,
  'order-return-form': orderReturnFormPage,
  reorder: reorderPage,
  'subscription-list': subscriptionListPage,
  'club-renewal': clubRenewalPage,
  'prescription-view': prescriptionViewPage,
  'prescription-upload': prescriptionUploadPage,
  'prescription-editor': prescriptionEditorPage,
  'prescription-need': prescriptionNeedPage,
};

/** Whether a chart is walked on its page: those of shoppers all are, others where somebody says how. */
export function isOfPages({ group, slug }: Pick<CatalogueEntry, 'group' | 'slug'>): boolean {
  return group === 'shopper' || slug in adapters;
}

/** Whether there is a way to walk a chart on a page. */
export function hasAdapter(slug: string): boolean {
  return slug in adapters || slug in faceless;
}

/** How a chart is walked on a page; null when nobody has said so. */
export function adapterFor({ slug, machine }: CatalogueEntry, chart: Chart): Adapter | null {
  const plain = faceless[slug];
  return adapters[slug] ?? (plain ? withoutFace(plain, chart, machine) : null);
}

/** The live flow of a chart that nobody sees: everything is told, nothing is looked at. */
function withoutFace({ reason, ...place }: Faceless, chart: Chart, machine: CatalogueEntry['machine']): Adapter {
  const types: readonly string[] = machine.events;
  const events = types.filter((type) => !type.startsWith('xstate.') && !type.includes('*'));
  const answers = chart.results.map((result) => result.slice(0, result.lastIndexOf(' ')));
  return {
    ...place,
    acts: Object.fromEntries(events.map((event) => [event, told(reason)])),
    answers: Object.fromEntries(answers.map((id) => [id, told(reason)])),
    sees: Object.fromEntries(chart.states.map((id) => [id, unseen(reason)])),
  };
}
