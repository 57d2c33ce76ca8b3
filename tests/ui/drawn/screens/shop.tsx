import type { Draw } from '../drawing.tsx';
import { besides } from '../still-shop.tsx';
import { sleepMantra } from '../../../../server/platform/seed/products/sleep-mantra.ts';
import { sampleCard } from '../../../../src/machines/catalogue/wish-page/wish-page.cases.ts';
import { searchView } from '../../../../src/machines/catalogue/search/search.view.ts';
import { bundleCardInput } from '../../../../src/machines/promotions/bundle-card/bundle-card.cases.ts';
import { CancelPlan } from '../../../../src/ui/cart/CancelPlan.tsx';
import { CartDrawer } from '../../../../src/ui/cart/CartDrawer.tsx';
import { CartNotes } from '../../../../src/ui/cart/CartNotes.tsx';
import { DeliveryCheck } from '../../../../src/ui/catalogue/delivery-check/DeliveryCheck.tsx';
import { ProductPage } from '../../../../src/ui/catalogue/product/ProductPage.tsx';
import { RecentList } from '../../../../src/ui/catalogue/recent/RecentList.tsx';
import { RecentRow } from '../../../../src/ui/catalogue/recent/RecentRow.tsx';
import { SearchPanel } from '../../../../src/ui/catalogue/search/SearchPanel.tsx';
import { SearchButton } from '../../../../src/ui/catalogue/search/SearchButton.tsx';
import { ShareButton } from '../../../../src/ui/catalogue/share/ShareButton.tsx';
import { ShopPage } from '../../../../src/ui/catalogue/shop/ShopPage.tsx';
import { StockAlert } from '../../../../src/ui/catalogue/stock-alert/StockAlert.tsx';
import { Heart } from '../../../../src/ui/catalogue/wish/Heart.tsx';
import { WishButton } from '../../../../src/ui/catalogue/wish/WishButton.tsx';
import { WishlistPage } from '../../../../src/ui/catalogue/wish/WishlistPage.tsx';
import { AddressForm } from '../../../../src/ui/checkout/address-form/AddressForm.tsx';
import { DeliveryNote } from '../../../../src/ui/checkout/address-form/DeliveryNote.tsx';
import { CheckoutPage } from '../../../../src/ui/checkout/checkout/CheckoutPage.tsx';
import { PayLinkPage } from '../../../../src/ui/checkout/pay-link/PayLinkPage.tsx';
import { PayPanel } from '../../../../src/ui/checkout/payment/PayPanel.tsx';
import { ContactForm } from '../../../../src/ui/content/contact-form/ContactForm.tsx';
import { ReviewFeedback } from '../../../../src/ui/content/review/ReviewFeedback.tsx';
import { ReviewForm } from '../../../../src/ui/content/review/ReviewForm.tsx';
import { ReviewList } from '../../../../src/ui/content/review/ReviewList.tsx';
import { BannerCarousel } from '../../../../src/ui/promotions/banner/BannerCarousel.tsx';
import { BundleCard } from '../../../../src/ui/promotions/bundle/BundleCard.tsx';
import { BundleStrip } from '../../../../src/ui/promotions/bundle-strip/BundleStrip.tsx';
import { DrawerStrip } from '../../../../src/ui/promotions/bundle-strip/DrawerStrip.tsx';
import { BundleRow } from '../../../../src/ui/promotions/bundle-strip/BundleRow.tsx';
import { BundleBuilder } from '../../../../src/ui/promotions/bundle-builder/BundleBuilder.tsx';
import { AppliedBundle } from '../../../../src/ui/promotions/bundle/AppliedBundle.tsx';
import { CodeTicket } from '../../../../src/ui/promotions/code-copy/CodeTicket.tsx';
import { CouponCard } from '../../../../src/ui/promotions/coupon-popup/CouponCard.tsx';
import { CouponPanel } from '../../../../src/ui/promotions/coupon-popup/CouponPanel.tsx';
import { OfferTime } from '../../../../src/ui/promotions/coupon-popup/OfferTime.tsx';
import { FlashPopup } from '../../../../src/ui/promotions/flash-popup/FlashPopup.tsx';
import { FlashTime } from '../../../../src/ui/promotions/flash-popup/FlashTime.tsx';
import { TierBar } from '../../../../src/ui/promotions/tier-bar/TierBar.tsx';
import { TierCelebration } from '../../../../src/ui/promotions/tier-celebration/TierCelebration.tsx';
import { PromotionOverlays } from '../../../../src/app/promotions/PromotionOverlays.tsx';
import { SupportCode } from '../../../../src/ui/content/support-code/SupportCode.tsx';
import { App } from '../../../../src/ui/shell/app/App.tsx';
import { Toasts } from '../../../../src/ui/shell/Toasts.tsx';
import { ConsentNotice } from '../../../../src/ui/shell/consent/ConsentNotice.tsx';
import { PrivacyChoices } from '../../../../src/ui/shell/consent/PrivacyChoices.tsx';
import { ConsultationButton } from '../../../../src/ui/shell/consultation/ConsultationButton.tsx';
import { Footer } from '../../../../src/ui/shell/frame/Footer.tsx';
import { OfflineBar } from '../../../../src/ui/shell/frame/OfflineBar.tsx';
import { CartButton } from '../../../../src/ui/shell/header/CartButton.tsx';
import { Header } from '../../../../src/ui/shell/header/Header.tsx';
import { ThemeSwitch } from '../../../../src/ui/shell/header/ThemeSwitch.tsx';
import { MenuSheet } from '../../../../src/ui/shell/menu/MenuSheet.tsx';
import { Splash } from '../../../../src/ui/shell/splash/Splash.tsx';

const QrCode = ({ text }: { readonly text: string }) => <p>Code of {text}</p>;
const rating = { average: 4.5, count: 1200 };
/** One on sale, one that is out of stock and rated. */
const related = [
  { ...sampleCard, discount: { ...sampleCard.discount, trial: 20 } },
  { ...sampleCard, sku: 'dog-mantra', name: 'Dog Mantra', stock: 0, rating },
];
const list = { total: 2, products: related, facets: { categories: [], flavours: [] } };
const header = <Header route="home" search="[search]" consultation="[consultation]" />;

/** What is drawn of each chart, by its name. A component that shows a chart on shop pages belongs here. */
export const shopScreens: Readonly<Record<string, Draw>> = {
  'address-form': (actor) => <AddressForm actor={actor} isLooking={false} delivery="[delivery]" />,
  'banner-carousel': () => <BannerCarousel />,
  'bundle-builder': (actor) => <BundleBuilder builder={actor} />,
  'bundle-strip': (actor) => (
    <>
      <BundleStrip strip={actor} counted={(id, card) => <div data-counted={id}>{card}</div>} />
      <DrawerStrip strip={actor} counted={(id, card) => <div data-counted={id}>{card}</div>} />
    </>
  ),
  'bundle-card': (actor) => {
    const card = { ref: actor, bundle: bundleCardInput.bundle };
    return (
      <>
        <BundleCard card={card} onDetails={() => actor.send({ type: 'details.open' })} />
        <BundleRow card={card} />
      </>
    );
  },
  cart: () => (
    <>
      <CartButton />
      <ConsultationButton actor={besides('consultation')} />
      <CartDrawer
        onCancel={() => {}}
        notes={<CartNotes />}
        top="[top]"
        bundle="[bundle]"
        deals="[deals]"
        recent="[recent]"
        question="[question]"
      />
    </>
  ),
  'cart-bundle': () => <AppliedBundle />,
  'cart-sync': () => <CartNotes />,
  catalogue: () => (
    <>
      <ShopPage page={{ route: 'shop', query: {}, list }} />
      <ShopPage page={{ route: 'shop', query: {}, list: { ...list, total: 0, products: [] } }} />
    </>
  ),
  checkout: (actor) => (
    <CheckoutPage
      actor={actor}
      start="[start]"
      QrCode={QrCode}
      Prescription={({ skus }) => <p>Prescription for {skus.join()}</p>}
    />
  ),
  'code-copy': (actor) => <CodeTicket code="DIWALI50" copy={actor} />,
  confirmation: (actor) => <CancelPlan cancelling={actor} />,
  connection: () => <OfflineBar />,
  consent: () => (
    <>
      <ConsentNotice />
      <PrivacyChoices />
    </>
  ),
  consultation: (actor) => <ConsultationButton actor={actor} />,
  'contact-form': (actor) => <ContactForm actor={actor} />,
  countdown: (actor) => (
    <>
      <FlashTime countdown={actor} whole={300} />
      <OfferTime countdown={actor} />
    </>
  ),
  'coupon-popup': () => (
    <>
      <CouponCard />
      <CouponPanel />
    </>
  ),
  'delivery-check': (actor) => (
    <>
      <DeliveryCheck actor={actor} />
      <DeliveryNote actor={actor} />
    </>
  ),
  'flash-popup': () => <FlashPopup />,
  menu: () => (
    <>
      {header}
      <MenuSheet />
    </>
  ),
  navigation: () => (
    <App
      renderPage={({ route }) => `[page ${route}]`}
      banner="[banner]"
      search="[search]"
      consultation="[consultation]"
      overlays="[overlays]"
    />
  ),
  overlays: () => <PromotionOverlays />,
  pay: (actor) => <PayPanel actor={actor} methods={[]} QrCode={QrCode} />,
  'pay-link': (actor) => <PayLinkPage actor={actor} QrCode={QrCode} />,
  'product-options': (actor) => (
    <ProductPage
      page={{
        route: 'product',
        product: { ...sleepMantra, rating, published: true },
        related,
        videos: [],
        reviews: null,
      }}
      options={actor}
      delivery="[delivery]"
      share="[share]"
      deals="[deals]"
      reviews="[reviews]"
      recent="[recent]"
    />
  ),
  'recent-products': (actor) => (
    <>
      <RecentList actor={actor} />
      <RecentRow actor={actor} />
    </>
  ),
  'review-feedback': (actor) => <ReviewFeedback actor={actor} signInHref="/login?next=%2Fshop%2Fsleep-mantra" />,
  'review-form': (actor) => <ReviewForm actor={actor} />,
  'review-list': (actor) => (
    <ReviewList actor={actor} Feedback={({ id, helpful }) => <p>{`Feedback ${id} ${helpful}`}</p>} />
  ),
  search: (actor) => (
    <>
      <SearchButton actor={actor} />
      <SearchPanel
        actor={actor}
        view={searchView(actor.getSnapshot())}
        open={searchView(actor.getSnapshot()).isOpen}
      />
    </>
  ),
  session: () => (
    <>
      {header}
      <Footer />
    </>
  ),
  share: (actor) => <ShareButton actor={actor} />,
  splash: () => <Splash />,
  'stock-alert': (actor) => <StockAlert actor={actor} />,
  'support-code': (actor) => <SupportCode actor={actor} />,
  theme: () => <ThemeSwitch />,
  'tier-celebration': () => <TierCelebration place="page" />,
  toasts: () => <Toasts />,
  'tier-progress': () => <TierBar />,
  upkeep: () => <Toasts />,
  'wish-page': (actor) => <WishlistPage actor={actor} note="Saved on this device." canSignIn />,
  wishlist: () => (
    <>
      <Heart sku="sleep-mantra" name="Sleep Mantra" />
      <WishButton sku="sleep-mantra" name="Sleep Mantra" />
    </>
  ),
};
