import { lazyComponent } from '../../../ui/kit/react/lazy-component.tsx';

/*
 * What stands below a list and is larger than a few fields: each comes with the first path that wants it, beside the
 * list that leads there.
 */

export const bannerForm = lazyComponent(() =>
  import('../promotions/banners/banners.form.tsx').then((module) => module.BannerForm),
);
export const bundleForm = lazyComponent(() =>
  import('../promotions/bundles/bundles.form.tsx').then((module) => module.BundleForm),
);
export const bundleFigures = lazyComponent(() =>
  import('../promotions/bundles/BundleFigures.tsx').then((module) => module.BundleFigures),
);
export const couponForm = lazyComponent(() =>
  import('../promotions/coupons/coupons.form.tsx').then((module) => module.CouponForm),
);
export const orderPage = lazyComponent(() =>
  import('../orders/orders/OrderPage.tsx').then((module) => module.OrderPage),
);
export const postForm = lazyComponent(() =>
  import('../content/blogs/blogs.form.tsx').then((module) => module.PostForm),
);
export const productForm = lazyComponent(() =>
  import('../catalogue/products/products.form.tsx').then((module) => module.ProductForm),
);
