import { drawn } from '../../kit/icon/drawn-icon.tsx';

/** Icons that only sections have: each section is known by its own. */
export const BookIcon = /* @__PURE__ */ drawn(
  'M12 6C10 4.5 7 4 3 4v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2Zm0 0v14',
);
export const ChecklistIcon = /* @__PURE__ */ drawn(
  'M4 6.5 5.5 8 8 5m-4 7.5L5.5 14 8 11m-4 7.5L5.5 20 8 17m3-10.5h9m-9 6h9m-9 6h9',
);
export const CrownIcon = /* @__PURE__ */ drawn('M4 18h16l1-11-5 4-4-7-4 7-5-4 1 11Z');
export const GiftIcon = /* @__PURE__ */ drawn(
  'M4 11h16v10H4V11ZM3 7h18v4H3V7Zm9 0v14m0-14C7 7 7 3 9.5 3S12 7 12 7Zm0 0c5 0 5-4 2.5-4S12 7 12 7Z',
);
export const KeyIcon = /* @__PURE__ */ drawn('M8 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm3 1 9-9m-4 4 3 3m-6 0 2 2');
export const MapIcon = /* @__PURE__ */ drawn('m3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2V6Zm6-2v14m6-12v14');
export const MedalIcon = /* @__PURE__ */ drawn(
  'M12 9a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm-3.5 1L6 3h4l2 5 2-5h4l-2.5 7',
);
export const MegaphoneIcon = /* @__PURE__ */ drawn(
  'M3 10v4l4 .5L9 20h3l-1.5-5 8.5 3V6L7 9.5 3 10Zm16-1c1.5.5 2 1.7 2 3s-.5 2.5-2 3',
);
export const PeopleIcon = /* @__PURE__ */ drawn(
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-3.3 2.7-6 6-6s6 2.7 6 6m1-15.7a3.5 3.5 0 0 1 0 6.4m2 3.8c1.8 1 3 3 3 5.5',
);
export const PersonAddedIcon = /* @__PURE__ */ drawn(
  'M10 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-7 9c0-3.8 3-6 7-6s7 2.2 7 6m2-13v6m-3-3h6',
);
export const ShelvesIcon = /* @__PURE__ */ drawn('M4 3v18M20 3v18M4 10h16M4 18h16M7 6h4v4H7V6Zm6 8h4v4h-4v-4Z');
export const SpreadIcon = /* @__PURE__ */ drawn(
  'M18 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM18 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8.2 10.8l7.6-4m-7.6 6.4 7.6 4',
);
export const StepsIcon = /* @__PURE__ */ drawn('M4 20v-5h5v-5h5V5h6v15H4Z');
