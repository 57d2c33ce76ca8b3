import { lazyComponent } from '../../../ui/kit/react/lazy-component.tsx';

/* The parts below a list. Each loads when its path is first opened, so that lists don't include their code. */

export const bannerForm = lazyComponent(() =>
  import('../promotions/banners/banners.form.tsx').then((module) => module.BannerForm),
);
export const bundleForm = lazyComponent(() =>
  import('../promotions/bundles/bundles.form.tsx').then((module) => module.BundleForm),
);
export const bundleFigures = lazyComponent(() =>
  import('../promotions/bundles/BundleFigures.tsx').then((module) => module.BundleFigures),
);
export const campaignForm = lazyComponent(() =>
  import('../promotions/campaigns/campaigns.form.tsx').then((module) => module.CampaignForm),
);
export const couponForm = lazyComponent(() =>
  import('../promotions/coupons/coupons.form.tsx').then((module) => module.CouponForm),
);
export const reviewForm = lazyComponent(() =>
  import('../content/reviews/reviews.form.tsx').then((module) => module.ReviewForm),
);
export const orderPage = lazyComponent(() =>
  import('../orders/orders/OrderPage.tsx').then((module) => module.OrderPage),
);
export const draftOrderForm = lazyComponent(() =>
  import('../orders/draft-orders/draft-orders.form.tsx').then((module) => module.DraftOrderForm),
);
export const postForm = lazyComponent(() =>
  import('../content/blogs/blogs.form.tsx').then((module) => module.PostForm),
);
export const productForm = lazyComponent(() =>
  import('../catalogue/shop/shop.form.tsx').then((module) => module.ProductForm),
);
export const stockForm = lazyComponent(() =>
  import('../catalogue/stock/stock.form.tsx').then((module) => module.StockForm),
);
export const accountForm = lazyComponent(() =>
  import('../people/accounts/accounts.form.tsx').then((module) => module.AccountForm),
);
export const memberForm = lazyComponent(() =>
  import('../people/premium-users/premium-users.form.tsx').then((module) => module.MemberForm),
);
export const walletForm = lazyComponent(() =>
  import('../people/wallet/wallet.form.tsx').then((module) => module.WalletForm),
);
export const prescriptionForm = lazyComponent(() =>
  import('../orders/prescriptions/prescriptions.form.tsx').then((module) => module.PrescriptionForm),
);
export const zoneForm = lazyComponent(() =>
  import('../orders/delivery/delivery.form.tsx').then((module) => module.ZoneForm),
);
export const staffRoleForm = lazyComponent(() =>
  import('../people/staff-roles/staff-roles.form.tsx').then((module) => module.StaffRoleForm),
);
export const staffInvitationForm = lazyComponent(() =>
  import('../people/staff-invitations/staff-invitations.form.tsx').then((module) => module.StaffInvitationForm),
);
