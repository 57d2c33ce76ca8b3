import { lazyComponent } from '../../../ui/kit/react/lazy-component.tsx';

/*
 * What stands below a list and is larger than a few fields: each comes with the first path that wants it, beside the
 * list that leads there.
 */

export const bannerForm = lazyComponent(() =>
  import('../promotions/banners/banner-form.tsx').then((module) => module.BannerForm),
);
export const bundleForm = lazyComponent(() =>
  import('../promotions/bundles/bundle-form.tsx').then((module) => module.BundleForm),
);
export const bundleFigures = lazyComponent(() =>
  import('../promotions/bundles/bundle-figures.tsx').then((module) => module.BundleFigures),
);
export const couponForm = lazyComponent(() =>
  import('../promotions/coupons/coupon-form.tsx').then((module) => module.CouponForm),
);
export const orderPage = lazyComponent(() => import('../orders/order-page.tsx').then((module) => module.OrderPage));
export const postForm = lazyComponent(() => import('../content/post-form.tsx').then((module) => module.PostForm));
export const productForm = lazyComponent(() =>
  import('../catalogue/product-form.tsx').then((module) => module.ProductForm),
);
