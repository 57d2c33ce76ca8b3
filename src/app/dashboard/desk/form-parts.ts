import { lazyPart } from '../lazy-section.tsx';

/*
 * What stands below a list and is larger than a few fields: each comes with the first path that wants it, beside the
 * list that leads there.
 */

export const bannerForm = lazyPart(() => import('./banner-form.tsx').then((module) => module.BannerForm));
export const bundleForm = lazyPart(() => import('./bundle-form.tsx').then((module) => module.BundleForm));
export const bundleFigures = lazyPart(() => import('./bundle-figures.tsx').then((module) => module.BundleFigures));
export const couponForm = lazyPart(() => import('./coupon-form.tsx').then((module) => module.CouponForm));
export const orderPage = lazyPart(() => import('./order-page.tsx').then((module) => module.OrderPage));
export const postForm = lazyPart(() => import('./post-form.tsx').then((module) => module.PostForm));
export const productForm = lazyPart(() => import('./product-form.tsx').then((module) => module.ProductForm));
