import { drawn } from '../../kit/icon/drawn-icon.tsx';

export const BannerFirecracker = /* @__PURE__ */ drawn(
  'M7 10h7v11H7V10Zm0 4h7m-3.500-4c0-3 1.500-5 4-5M18 5h.1M17 2v.1M20.500 3v.1M21 6.500v.1',
);
export const BannerGift = /* @__PURE__ */ drawn(
  'M4 11h16v10H4V11Zm-1-4h18v4H3V7Zm9 0v14m0-14S11 3 8.500 3 6 7 12 7Zm0 0s1-4 3.500-4S18 7 12 7Z',
);
export const BannerHealth = /* @__PURE__ */ drawn(
  'M12 20.500C6 16 3 12.500 3 8.800A4.800 4.800 0 0 1 12 6.500a4.800 4.800 0 0 1 9 2.300c0 3.700-3 7.200-9 11.700Z',
);
export const BannerMedical = /* @__PURE__ */ drawn('M9 3h6v6h6v6h-6v6H9v-6H3V9h6V3Z');
export const BannerSparkle = /* @__PURE__ */ drawn(
  'M11 4c.6 5 2.500 7 7.500 7.500-5 .5-6.900 2.500-7.500 7.500-.6-5-2.500-7-7.500-7.500C8.500 11 10.400 9 11 4Zm8-1v4m-2-2h4',
);
