import { drawn } from '../../kit/icon/drawn-icon.tsx';

const h = 'M4 6v12M12 6v12M4 12h8';
const mark = 'v5c0 3-1.5 4.5-4 5.5';

export const HeadingIcon = drawn(`${h}m3.5 1.5a2.2 2.2 0 1 1 3.9 1.4L15.5 18h5`);
export const SubheadingIcon = drawn(`${h}m4-.5h4.3L17.5 14a2 2 0 1 1-2.2 3.3`);
export const BoldIcon = drawn('M7 5h6a3.5 3.5 0 0 1 0 7H7V5Zm0 7h7a3.5 3.5 0 0 1 0 7H7v-7Z');
export const ItalicIcon = drawn('M10 5h8M6 19h8M14 5l-4 14');
export const ListIcon = drawn('M9 6h11M9 12h11M9 18h11M4.5 6v.1m0 5.9v.1m0 5.9v.1');
export const NumbersIcon = drawn('M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 15.5a1.3 1.3 0 1 1 2.3.8L4 19.5h2.6');
export const QuoteIcon = drawn(`M9 7H4v5h5V7${mark}M19 7h-5v5h5V7${mark}`);
export const UndoIcon = drawn('M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3');
export const RedoIcon = drawn('m16 5 4 4-4 4m4-4H10a5 5 0 0 0 0 10h3');
export const ToolLinkIcon = drawn(
  'M10 14a4 4 0 0 0 6 .4l3-3A4 4 0 0 0 13.3 5.7L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
);
export const PictureIcon = drawn('M4 5h16v14H4V5Zm0 11 5-5 4 4 2-2 5 5M15.5 9v.1');
