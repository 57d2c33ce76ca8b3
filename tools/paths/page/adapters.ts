import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { CatalogueEntry } from '../../../src/machines/flows/registry/chart-registry.ts';
import { sentDirectly, unseen, type Adapter } from '../../../tests/walks/kit/page-adapter.qa.ts';
import { contactFormPage } from '../../../tests/walks/content/contact-form.qa.ts';
import { supportCodePage } from '../../../tests/walks/content/support-code.qa.ts';
import { reviewFeedbackPage } from '../../../tests/walks/content/review-feedback.qa.ts';
import { reviewFormPage } from '../../../tests/walks/content/review-form.qa.ts';
import { reviewListPage } from '../../../tests/walks/content/review-list.qa.ts';
import { upkeepPage } from '../../../tests/walks/shell/upkeep.qa.ts';
import { menuPage } from '../../../tests/walks/shell/menu.qa.ts';
import { themePage } from '../../../tests/walks/shell/theme.qa.ts';
import { recentProductsPage } from '../../../tests/walks/catalogue/recent-products.qa.ts';
import { stockAlertPage } from '../../../tests/walks/catalogue/stock-alert.qa.ts';
import { wishPagePage } from '../../../tests/walks/catalogue/wish-page.qa.ts';
import { wishlistPage } from '../../../tests/walks/catalogue/wishlist.qa.ts';
import { sharePage } from '../../../tests/walks/catalogue/share.qa.ts';
import { deliveryCheckPage } from '../../../tests/walks/catalogue/delivery-check.qa.ts';
import { searchPage } from '../../../tests/walks/catalogue/search.qa.ts';
import { productOptionsPage } from '../../../tests/walks/catalogue/product-options.qa.ts';
import { confirmationPage } from '../../../tests/walks/cart/confirmation.qa.ts';
import { consultationPage } from '../../../tests/walks/shell/consultation.qa.ts';
import { membershipOfferPage } from '../../../tests/walks/account/club/membership-offer.qa.ts';
import { cartPage } from '../../../tests/walks/cart/cart.qa.ts';
import { orderViewPage } from '../../../tests/walks/orders/order-view.qa.ts';
import { bundleBuilderPage } from '../../../tests/walks/promotions/bundle-builder.qa.ts';
import { membershipPage } from '../../../tests/walks/account/club/membership.qa.ts';
import { welcomePage } from '../../../tests/walks/account/club/welcome.qa.ts';
import { campaignCalendarPage } from '../../../tests/walks/promotions/campaign-calendar.qa.ts';
import { flashPopupPage } from '../../../tests/walks/promotions/flash-popup.qa.ts';
import { couponPopupPage } from '../../../tests/walks/promotions/coupon-popup.qa.ts';
import { bannerCarouselPage } from '../../../tests/walks/promotions/banner-carousel.qa.ts';
import { tierCelebrationPage } from '../../../tests/walks/promotions/tier-celebration.qa.ts';
import { connectionPage } from '../../../tests/walks/shell/connection.qa.ts';
import { addressFormPage } from '../../../tests/walks/checkout/address-form.qa.ts';
import { payLinkPage } from '../../../tests/walks/checkout/pay-link.qa.ts';
import { payPage } from '../../../tests/walks/checkout/pay.qa.ts';
import { clubStatusPage } from '../../../tests/walks/account/club/club-status.qa.ts';
import { passwordSignInPage } from '../../../tests/walks/account/password-sign-in.qa.ts';
import { checkoutPage } from '../../../tests/walks/checkout/checkout.qa.ts';
import { signInPage } from '../../../tests/walks/account/sign-in.qa.ts';
import { walletPage } from '../../../tests/walks/account/wallet.qa.ts';
import { ordersPage } from '../../../tests/walks/orders/orders.qa.ts';
import { messageChoicesPage } from '../../../tests/walks/account/message-choices.qa.ts';
import { commandPalettePage } from '../../../tests/walks/shell/command-palette.qa.ts';
import { invitationPage } from '../../../tests/walks/account/invitation.qa.ts';
import { dataDownloadPage } from '../../../tests/walks/account/data-download.qa.ts';
import { referralPage } from '../../../tests/walks/account/referral.qa.ts';
import { accountListPage } from '../../../tests/walks/account/account-list.qa.ts';
import { prescriptionListPage } from '../../../tests/walks/prescriptions/prescription-list.qa.ts';
import { consentPage } from '../../../tests/walks/shell/consent.qa.ts';
import { accountFormPage } from '../../../tests/walks/account/account-form.qa.ts';
import { addressEditorPage } from '../../../tests/walks/account/address-editor.qa.ts';
import { orderReturnFormPage } from '../../../tests/walks/orders/order-return-form.qa.ts';
import { popupTestPage } from '../../../tests/walks/promotions/popup-test.qa.ts';
import { reorderPage } from '../../../tests/walks/orders/reorder.qa.ts';
import { subscriptionListPage } from '../../../tests/walks/orders/subscription-list.qa.ts';
import { clubRenewalPage } from '../../../tests/walks/account/club/club-renewal.qa.ts';
import { prescriptionViewPage } from '../../../tests/walks/prescriptions/prescription-view.qa.ts';
import { prescriptionUploadPage } from '../../../tests/walks/prescriptions/prescription-upload.qa.ts';
import { prescriptionEditorPage } from '../../../tests/walks/prescriptions/prescription-editor.qa.ts';
import { prescriptionNeedPage } from '../../../tests/walks/prescriptions/prescription-need.qa.ts';
import type { Chart } from '../chart.ts';
import { screenless, type Screenless } from './screenless.ts';

/** The adapters of charts with a screen. */
export const adapters: Readonly<Record<string, Adapter>> = {
  menu: menuPage,
  upkeep: upkeepPage,
  'contact-form': contactFormPage,
  'support-code': supportCodePage,
  theme: themePage,
  'delivery-check': deliveryCheckPage,
  search: searchPage,
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
  'campaign-calendar': campaignCalendarPage,
  'coupon-popup': couponPopupPage,
  'banner-carousel': bannerCarouselPage,
  'tier-celebration': tierCelebrationPage,
  connection: connectionPage,
  'address-form': addressFormPage,
  pay: payPage,
  'pay-link': payLinkPage,
  'club-status': clubStatusPage,
  'password-sign-in': passwordSignInPage,
  checkout: checkoutPage,
  'sign-in': signInPage,
  consent: consentPage,
  wallet: walletPage,
  orders: ordersPage,
  'message-choices': messageChoicesPage,
  'data-download': dataDownloadPage,
  'command-palette': commandPalettePage,
  invitation: invitationPage,
  referral: referralPage,
  'account-list': accountListPage,
  'prescription-list': prescriptionListPage,
  'account-form': accountFormPage,
  'address-editor': addressEditorPage,
  'order-return-form': orderReturnFormPage,
  reorder: reorderPage,
  'popup-test': popupTestPage,
  share: sharePage,
  'recent-products': recentProductsPage,
  'stock-alert': stockAlertPage,
  'wish-page': wishPagePage,
  wishlist: wishlistPage,
  'review-feedback': reviewFeedbackPage,
  'review-form': reviewFormPage,
  'review-list': reviewListPage,
  'subscription-list': subscriptionListPage,
  'club-renewal': clubRenewalPage,
  'prescription-view': prescriptionViewPage,
  'prescription-upload': prescriptionUploadPage,
  'prescription-editor': prescriptionEditorPage,
  'prescription-need': prescriptionNeedPage,
};

/** Whether a chart is walked on its page: all shoppers' charts are, and others that have an adapter. */
export function isOfPages({ group, slug }: Pick<CatalogueEntry, 'group' | 'slug'>): boolean {
  return group === 'shopper' || slug in adapters;
}

/** Whether something says how to walk a chart on a page. */
export function hasAdapter(slug: string): boolean {
  return slug in adapters || slug in screenless;
}

/** Whether its page is written in a language: staff's pages are English (decision 96). */
export function speaks(slug: string, language: Language): boolean {
  return language === 'en' || adapters[slug]?.isEnglish !== true;
}

/** How to walk a chart on a page; null without an adapter. */
export function adapterFor({ slug, machine }: CatalogueEntry, chart: Chart): Adapter | null {
  const plain = screenless[slug];
  return adapters[slug] ?? (plain ? screenlessAdapter(plain, chart, machine) : null);
}

/** The adapter of a chart that nobody sees: everything is sent directly, and only its data is compared. */
function screenlessAdapter(
  { reason, ...place }: Screenless,
  chart: Chart,
  machine: CatalogueEntry['machine'],
): Adapter {
  const types: readonly string[] = machine.events;
  const events = types.filter((type) => !type.startsWith('xstate.') && !type.includes('*'));
  const answers = chart.results.map((result) => result.slice(0, result.lastIndexOf(' ')));
  return {
    ...place,
    acts: Object.fromEntries(events.map((event) => [event, sentDirectly(reason)])),
    answers: Object.fromEntries(answers.map((id) => [id, sentDirectly(reason)])),
    sees: Object.fromEntries(chart.states.map((id) => [id, unseen(reason)])),
  };
}
