import { lazyPart } from '../../account/dashboard/lazy-section.tsx';

/*
 * What stands below a list and is larger than a few fields: each comes with the first path that wants it, beside the
 * list that leads there.
 */

export const bannerForm = lazyPart(() =>
  import('../promotions/banners/banner-form.tsx').then((module) => module.BannerForm),
);
export const bundleForm = lazyPart(() =>
  import('../promotions/bundles/bundle-form.tsx').then((module) => module.BundleForm),
);
export const bundleFigures = lazyPart(() =>
  import('../promotions/bundles/bundle-figures.tsx').then((module) => module.BundleFigures),
);
export const couponForm = lazyPart(() =>
  import('../promotions/coupons/coupon-form.tsx').then((module) => module.CouponForm),
);
export const orderPage = lazyPart(() => import('../orders/order-page.tsx').then((module) => module.OrderPage));
export const postForm = lazyPart(() => import('../content/post-form.tsx').then((module) => module.PostForm));
export const productForm = lazyPart(() =>
  import('../catalogue/product-form.tsx').then((module) => module.ProductForm),
);
