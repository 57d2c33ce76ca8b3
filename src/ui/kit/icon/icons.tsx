import { drawn } from './drawn-icon.tsx';

export type { Icon, IconProps } from './drawn-icon.tsx';
// No first load draws these.
export {
  BoltIcon,
  BoxIcon,
  BriefcaseIcon,
  CashIcon,
  BankIcon,
  ChevronLeftIcon,
  ChevronUpIcon,
  ClockIcon,
  CopyIcon,
  DoctorIcon,
  DownloadIcon,
  EditIcon,
  EyeIcon,
  FileIcon,
  FlaskIcon,
  GripIcon,
  HeartIcon,
  HomeIcon,
  LinkOutIcon,
  LockIcon,
  LogoutIcon,
  MailIcon,
  MoonIcon,
  MoreIcon,
  PauseIcon,
  PinIcon,
  ReturnIcon,
  ShieldIcon,
  SunIcon,
  TimerIcon,
  UploadIcon,
  WalletIcon,
} from './late-icons.tsx';

const circle = 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z';

export const ArrowLeftIcon = /* @__PURE__ */ drawn('M19 12H5m6-6-6 6 6 6');
export const ArrowRightIcon = /* @__PURE__ */ drawn('M5 12h14m-6-6 6 6-6 6');
export const BagIcon = /* @__PURE__ */ drawn('M5 8h14l1 13H4L5 8Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4');
export const CalendarIcon = /* @__PURE__ */ drawn('M4 6h16v14H4V6Zm0 4h16M8 3v5m8-5v5');
export const CardIcon = /* @__PURE__ */ drawn('M3 6h18v12H3V6Zm0 4h18M7 15h3');
export const CheckIcon = /* @__PURE__ */ drawn('m5 12.5 4.5 4.5L19.5 7');
export const CheckCircleIcon = /* @__PURE__ */ drawn(`${circle}m-4 9.8 3 3 5.5-6`);
export const ChevronDownIcon = /* @__PURE__ */ drawn('m6 9 6 6 6-6');
export const ChevronRightIcon = /* @__PURE__ */ drawn('m9 5 7 7-7 7');
export const CloseIcon = /* @__PURE__ */ drawn('m6 6 12 12M18 6 6 18');
export const ErrorIcon = /* @__PURE__ */ drawn(`${circle}m0 5V13m0 3.2v.1`);
export const FilterIcon = /* @__PURE__ */ drawn('M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5m-6 5v5');
export const InfoIcon = /* @__PURE__ */ drawn(`${circle}m0 8.5v5.5m0-8.7v.1`);
export const LeafIcon = /* @__PURE__ */ drawn('M5 20C3 10 10 4 20 4c0 10-5 16-13 14m-2 2c2-5 5-8 9-10');
export const MenuIcon = /* @__PURE__ */ drawn('M4 7h16M4 12h16M4 17h16');
export const MinusIcon = /* @__PURE__ */ drawn('M5 12h14');
export const OfflineIcon = /* @__PURE__ */ drawn(
  'M3 3l18 18M8 12a6 6 0 0 1 2.5-1.2M4.5 9A11 11 0 0 1 8 6.8M12 6c3 0 5.5 1 7.5 3M12 19v.1M9 15.5a4 4 0 0 1 6 0',
);
export const PhoneIcon = /* @__PURE__ */ drawn(
  'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4c0 1-1 2-2 2C10.5 20.5 3.5 13.5 3 5c0-1 1-2 2-2Z',
);
export const PlayIcon = /* @__PURE__ */ drawn('m8 5 11 7-11 7V5Z');
export const PlusIcon = /* @__PURE__ */ drawn('M5 12h14M12 5v14');
export const RepeatIcon = /* @__PURE__ */ drawn(
  'M4 11a8 8 0 0 1 14-4.5L20 9m0-5v5h-5m5 4a8 8 0 0 1-14 4.5L4 15m0 5v-5h5',
);
export const SearchIcon = /* @__PURE__ */ drawn('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20.5 20.5');
export const StarIcon = /* @__PURE__ */ drawn(
  'm12 3 2.8 6 6.2.8-4.6 4.4 1.2 6.3L12 17.4 6.4 20.5l1.2-6.3L3 9.8 9.2 9 12 3Z',
);
export const TicketIcon = /* @__PURE__ */ drawn(
  'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4V6Zm6.5 8.5 5-5m-4.8 0v.1m4.6 4.8v.1',
);
export const TrashIcon = /* @__PURE__ */ drawn('M4 6h16M6 6l1 15h10l1-15M9 6V3h6v3m-5 4v7m4-7v7');
export const TruckIcon = /* @__PURE__ */ drawn(
  'M2 5h12v12H2V5Zm12 4h4l4 4v4h-8m-8 0a2 2 0 1 0 4 0 2 2 0 0 0-4 0Zm8.5 0a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z',
);
export const UserIcon = /* @__PURE__ */ drawn(
  'M12 3.5a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM4 21c.5-4.5 3.5-6.5 8-6.5s7.5 2 8 6.5',
);
export const WarningIcon = /* @__PURE__ */ drawn('M12 3.5 22 20.5H2L12 3.5Zm0 6V14m0 3.2v.1');

export const FacebookIcon = /* @__PURE__ */ drawn('M15 3h-2a3.5 3.5 0 0 0-3.5 3.5V21M6.5 11.5h7.5');
export const InstagramIcon = /* @__PURE__ */ drawn(
  'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.2v.1',
);
export const YouTubeIcon = /* @__PURE__ */ drawn(
  'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm4 4v6l5-3-5-3Z',
);
export const WhatsAppIcon = /* @__PURE__ */ drawn(
  'M3 21l1.4-4.6A9 9 0 1 1 7.8 19.9L3 21Zm6-13c-.9.8-1 2 0 3.5a10 10 0 0 0 4 3.8c1.5.7 2.5.4 3.2-.6l-2.2-1.5-1 .9c-1.3-.6-2.2-1.5-2.8-2.8l.9-1L9 8Z',
);
