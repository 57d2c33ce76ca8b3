import { drawn } from './drawn-icon.tsx';

export type { Icon, IconProps } from './drawn-icon.tsx';

const circle = 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z';

export const ArrowLeftIcon = /* @__PURE__ */ drawn('M19 12H5m6-6-6 6 6 6');
export const ArrowRightIcon = /* @__PURE__ */ drawn('M5 12h14m-6-6 6 6-6 6');
export const BagIcon = /* @__PURE__ */ drawn('M5 8h14l1 13H4L5 8Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4');
export const BoltIcon = /* @__PURE__ */ drawn('M13 3 5 14h6l-1 7 8-11h-6l1-7Z');
export const BoxIcon = /* @__PURE__ */ drawn('m12 3 8 4v10l-8 4-8-4V7l8-4Zm0 9 8-5m-8 5L4 7m8 5v9M8 5l8 4.5');
export const BriefcaseIcon = /* @__PURE__ */ drawn('M3 8h18v12H3V8Zm5 0V4h8v4M8 8v12m8-12v12');
export const CalendarIcon = /* @__PURE__ */ drawn('M4 6h16v14H4V6Zm0 4h16M8 3v5m8-5v5');
export const CardIcon = /* @__PURE__ */ drawn('M3 6h18v12H3V6Zm0 4h18M7 15h3');
export const CashIcon = /* @__PURE__ */ drawn(
  'M3 7h18v10H3V7Zm9 2.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6 10v4m12-4v4',
);
export const BankIcon = /* @__PURE__ */ drawn('m3 9 9-5 9 5H3Zm2 12h14M6 9v9m4-9v9m4-9v9m4-9v9');
export const CheckIcon = /* @__PURE__ */ drawn('m5 12.5 4.5 4.500L19.5 7');
export const CheckCircleIcon = /* @__PURE__ */ drawn(`${circle}m-4 9.8 3 3 5.5-6`);
export const ChevronDownIcon = /* @__PURE__ */ drawn('m6 9 6 6 6-6');
export const ChevronLeftIcon = /* @__PURE__ */ drawn('m15 5-7 7 7 7');
export const ChevronRightIcon = /* @__PURE__ */ drawn('m9 5 7 7-7 7');
export const ChevronUpIcon = /* @__PURE__ */ drawn('m6 15 6-6 6 6');
export const ClockIcon = /* @__PURE__ */ drawn(`${circle}m0 4.500v5.500l3.5 2`);
export const CloseIcon = /* @__PURE__ */ drawn('m6 6 12 12M18 6 6 18');
export const CopyIcon = /* @__PURE__ */ drawn('M9 9h11v12H9V9Zm-3 6H4V3h11v3');
export const DoctorIcon = /* @__PURE__ */ drawn(
  'M6 3v5a4 4 0 0 0 8 0V3M4.5 3h3m5 0h3M10 12v3a5 5 0 0 0 10 0v-2m0-4a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
);
export const DownloadIcon = /* @__PURE__ */ drawn('M12 3v12m-5-5 5 5 5-5M4 20h16');
export const EditIcon = /* @__PURE__ */ drawn('M4 20h4L20 8l-4-4L4 16v4Zm9-13 4 4');
export const ErrorIcon = /* @__PURE__ */ drawn(`${circle}m0 5V13m0 3.200v.1`);
export const EyeIcon = /* @__PURE__ */ drawn(
  'M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7S4.5 16.5 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
);
export const FileIcon = /* @__PURE__ */ drawn('M6 3h8l4 4v14H6V3Zm8 0v4h4M9 12h6m-6 4h6');
export const FlaskIcon = /* @__PURE__ */ drawn('M9 3h6m-5 0v6L5 19v2h14v-2L14 9V3M7.5 15h9');
export const FilterIcon = /* @__PURE__ */ drawn('M4 7h9m4 0h3M4 17h3m4 0h9M15 4.500v5m-6 5v5');
export const GripIcon = /* @__PURE__ */ drawn('M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1');
export const HomeIcon = /* @__PURE__ */ drawn('m3 11 9-8 9 8M5 9.500V21h14V9.500M10 21v-6h4v6');
export const InfoIcon = /* @__PURE__ */ drawn(`${circle}m0 8.500v5.500m0-8.700v.1`);
export const LeafIcon = /* @__PURE__ */ drawn('M5 20C3 10 10 4 20 4c0 10-5 16-13 14m-2 2c2-5 5-8 9-10');
export const LinkOutIcon = /* @__PURE__ */ drawn('M14 4h6v6m0-6-9 9M18 14v6H4V6h6');
export const LockIcon = /* @__PURE__ */ drawn('M5 11h14v10H5V11Zm3 0V8a4 4 0 0 1 8 0v3');
export const LogoutIcon = /* @__PURE__ */ drawn('M14 4H5v16h9m-3-8h10m-4-4 4 4-4 4');
export const MailIcon = /* @__PURE__ */ drawn('M3 6h18v13H3V6Zm0 1 9 7 9-7');
export const MenuIcon = /* @__PURE__ */ drawn('M4 7h16M4 12h16M4 17h16');
export const MinusIcon = /* @__PURE__ */ drawn('M5 12h14');
export const MoonIcon = /* @__PURE__ */ drawn('M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500Z');
export const MoreIcon = /* @__PURE__ */ drawn(
  'M5 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Z',
);
export const OfflineIcon = /* @__PURE__ */ drawn(
  'M3 3l18 18M8 12a6 6 0 0 1 2.5-1.200M4.5 9A11 11 0 0 1 8 6.800M12 6c3 0 5.5 1 7.5 3M12 19v.1M9 15.500a4 4 0 0 1 6 0',
);
export const PauseIcon = /* @__PURE__ */ drawn('M8 5h2v14H8V5Zm6 0h2v14h-2V5Z');
export const PhoneIcon = /* @__PURE__ */ drawn(
  'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.500L16 13l5 2v4c0 1-1 2-2 2C10.5 20.5 3.5 13.5 3 5c0-1 1-2 2-2Z',
);
export const PinIcon = /* @__PURE__ */ drawn(
  'M12 21.500S5 15 5 9.500a7 7 0 0 1 14 0c0 5.5-7 12-7 12Zm0-14.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
);
export const PlayIcon = /* @__PURE__ */ drawn('m8 5 11 7-11 7V5Z');
export const PlusIcon = /* @__PURE__ */ drawn('M5 12h14M12 5v14');
export const RepeatIcon = /* @__PURE__ */ drawn(
  'M4 11a8 8 0 0 1 14-4.500L20 9m0-5v5h-5m5 4a8 8 0 0 1-14 4.500L4 15m0 5v-5h5',
);
export const ReturnIcon = /* @__PURE__ */ drawn('M9 5 4 10l5 5m-5-5h10a5.5 5.5 0 0 1 0 11h-3');
export const RetryIcon = /* @__PURE__ */ drawn('M20 12a8 8 0 1 1-2.5-5.800L20 8.500M20 3.500v5h-5');
export const SearchIcon = /* @__PURE__ */ drawn(
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.500L20.5 20.5',
);
export const ShieldIcon = /* @__PURE__ */ drawn(
  'M12 3l8 3v6c0 5-3.5 8-8 9.500C7.5 20 4 17 4 12V6l8-3Zm-3.5 9 2.5 2.500L15.5 10',
);
export const StarIcon = /* @__PURE__ */ drawn(
  'm12 3 2.8 6 6.2.8-4.6 4.4 1.2 6.300L12 17.4 6.4 20.500l1.2-6.300L3 9.8 9.2 9 12 3Z',
);
export const SunIcon = /* @__PURE__ */ drawn(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-6v2.500m0 15V22M2 12h2.500m15 0H22M5 5l1.7 1.700m10.6 10.600L19 19m0-14-1.7 1.700M6.7 17.3 5 19',
);
export const TicketIcon = /* @__PURE__ */ drawn(
  'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4V6Zm6.5 8.5 5-5m-4.8 0v.1m4.6 4.800v.1',
);
export const TimerIcon = /* @__PURE__ */ drawn('M12 6a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-2-4h4m-2 12 3-3');
export const TrashIcon = /* @__PURE__ */ drawn('M4 6h16M6 6l1 15h10l1-15M9 6V3h6v3m-5 4v7m4-7v7');
export const TruckIcon = /* @__PURE__ */ drawn(
  'M2 5h12v12H2V5Zm12 4h4l4 4v4h-8m-8 0a2 2 0 1 0 4 0 2 2 0 0 0-4 0Zm8.5 0a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z',
);
export const UploadIcon = /* @__PURE__ */ drawn('M12 16V4M7 9l5-5 5 5M4 20h16');
export const UserIcon = /* @__PURE__ */ drawn(
  'M12 3.500a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.400ZM4 21c.5-4.5 3.5-6.5 8-6.500s7.5 2 8 6.5',
);
export const WalletIcon = /* @__PURE__ */ drawn('M4 7h16v13H4V7Zm0 0 12-4v4m4 4.500h-5a2 2 0 0 0 0 4h5');
export const WarningIcon = /* @__PURE__ */ drawn('M12 3.5 22 20.500H2L12 3.500Zm0 6V14m0 3.200v.1');

export const FacebookIcon = /* @__PURE__ */ drawn('M15 3h-2a3.5 3.5 0 0 0-3.5 3.500V21M6.5 11.500h7.5');
export const InstagramIcon = /* @__PURE__ */ drawn(
  'M7.5 3h9A4.5 4.5 0 0 1 21 7.500v9a4.5 4.5 0 0 1-4.5 4.500h-9A4.5 4.5 0 0 1 3 16.500v-9A4.5 4.5 0 0 1 7.5 3ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.200v.1',
);
export const YouTubeIcon = /* @__PURE__ */ drawn(
  'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm4 4v6l5-3-5-3Z',
);
export const WhatsAppIcon = /* @__PURE__ */ drawn(
  'M3 21l1.4-4.600A9 9 0 1 1 7.8 19.900L3 21Zm6-13c-.9.8-1 2 0 3.500a10 10 0 0 0 4 3.800c1.5.7 2.5.4 3.2-.600l-2.2-1.5-1 .900c-1.3-.6-2.2-1.5-2.8-2.800l.9-1L9 8Z',
);
