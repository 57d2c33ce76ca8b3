import { drawn } from './drawn-icon.tsx';

const circle = 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z';

export const BoltIcon = /* @__PURE__ */ drawn('M13 3 5 14h6l-1 7 8-11h-6l1-7Z');
export const BoxIcon = /* @__PURE__ */ drawn('m12 3 8 4v10l-8 4-8-4V7l8-4Zm0 9 8-5m-8 5L4 7m8 5v9M8 5l8 4.5');
export const BriefcaseIcon = /* @__PURE__ */ drawn('M3 8h18v12H3V8Zm5 0V4h8v4M8 8v12m8-12v12');
export const CashIcon = /* @__PURE__ */ drawn(
  'M3 7h18v10H3V7Zm9 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6 10v4m12-4v4',
);
export const BankIcon = /* @__PURE__ */ drawn('m3 9 9-5 9 5H3Zm2 12h14M6 9v9m4-9v9m4-9v9m4-9v9');
export const ChevronLeftIcon = /* @__PURE__ */ drawn('m15 5-7 7 7 7');
export const ChevronUpIcon = /* @__PURE__ */ drawn('m6 15 6-6 6 6');
export const ClockIcon = /* @__PURE__ */ drawn(`${circle}m0 4.5v5.5l3.5 2`);
export const CopyIcon = /* @__PURE__ */ drawn('M9 9h11v12H9V9Zm-3 6H4V3h11v3');
export const DoctorIcon = /* @__PURE__ */ drawn(
  'M6 3v5a4 4 0 0 0 8 0V3M4.5 3h3m5 0h3M10 12v3a5 5 0 0 0 10 0v-2m0-4a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
);
export const DownloadIcon = /* @__PURE__ */ drawn('M12 3v12m-5-5 5 5 5-5M4 20h16');
export const EditIcon = /* @__PURE__ */ drawn('M4 20h4L20 8l-4-4L4 16v4Zm9-13 4 4');
export const EyeIcon = /* @__PURE__ */ drawn(
  'M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7S4.5 16.5 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
);
export const FileIcon = /* @__PURE__ */ drawn('M6 3h8l4 4v14H6V3Zm8 0v4h4M9 12h6m-6 4h6');
export const FlaskIcon = /* @__PURE__ */ drawn('M9 3h6m-5 0v6L5 19v2h14v-2L14 9V3M7.5 15h9');
export const GripIcon = /* @__PURE__ */ drawn('M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1');
export const HeartIcon = /* @__PURE__ */ drawn('M12 20 4.5 12.5a5 5 0 0 1 7.5-6.5 5 5 0 0 1 7.5 6.5L12 20Z');
export const HomeIcon = /* @__PURE__ */ drawn('m3 11 9-8 9 8M5 9.5V21h14V9.5M10 21v-6h4v6');
export const LinkOutIcon = /* @__PURE__ */ drawn('M14 4h6v6m0-6-9 9M18 14v6H4V6h6');
export const LockIcon = /* @__PURE__ */ drawn('M5 11h14v10H5V11Zm3 0V8a4 4 0 0 1 8 0v3');
export const LogoutIcon = /* @__PURE__ */ drawn('M14 4H5v16h9m-3-8h10m-4-4 4 4-4 4');
export const MailIcon = /* @__PURE__ */ drawn('M3 6h18v13H3V6Zm0 1 9 7 9-7');
export const MoonIcon = /* @__PURE__ */ drawn('M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z');
export const MoreIcon = /* @__PURE__ */ drawn(
  'M5 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Z',
);
export const PauseIcon = /* @__PURE__ */ drawn('M8 5h2v14H8V5Zm6 0h2v14h-2V5Z');
export const PinIcon = /* @__PURE__ */ drawn(
  'M12 21.5S5 15 5 9.5a7 7 0 0 1 14 0c0 5.5-7 12-7 12Zm0-14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
);
export const ReturnIcon = /* @__PURE__ */ drawn('M9 5 4 10l5 5m-5-5h10a5.5 5.5 0 0 1 0 11h-3');
export const ShieldIcon = /* @__PURE__ */ drawn(
  'M12 3l8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6l8-3Zm-3.5 9 2.5 2.5L15.5 10',
);
export const SunIcon = /* @__PURE__ */ drawn(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-6v2.5m0 15V22M2 12h2.5m15 0H22M5 5l1.7 1.7m10.6 10.6L19 19m0-14-1.7 1.7M6.7 17.3 5 19',
);
export const TimerIcon = /* @__PURE__ */ drawn('M12 6a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-2-4h4m-2 12 3-3');
export const UploadIcon = /* @__PURE__ */ drawn('M12 16V4M7 9l5-5 5 5M4 20h16');
export const WalletIcon = /* @__PURE__ */ drawn('M4 7h16v13H4V7Zm0 0 12-4v4m4 4.5h-5a2 2 0 0 0 0 4h5');
