import { drawn } from '../../kit/icon/drawn-icon.tsx';

const h = 'M4 6v12M12 6v12M4 12h8';
const mark = 'v5c0 3-1.500 4.500-4 5.500';

export const HeadingIcon = drawn(`${h}m3.500 1.500a2.200 2.200 0 1 1 3.900 1.400L15.500 18h5`);
export const SubheadingIcon = drawn(`${h}m4-.500h4.300L17.500 14a2 2 0 1 1-2.200 3.300`);
export const BoldIcon = drawn('M7 5h6a3.500 3.500 0 0 1 0 7H7V5Zm0 7h7a3.500 3.500 0 0 1 0 7H7v-7Z');
export const ItalicIcon = drawn('M10 5h8M6 19h8M14 5l-4 14');
export const ListIcon = drawn('M9 6h11M9 12h11M9 18h11M4.500 6v.1m0 5.900v.1m0 5.900v.1');
export const NumbersIcon = drawn(
  'M10 6h10M10 12h10M10 18h10M4 5l1.500-1v5M4 15.500a1.300 1.300 0 1 1 2.300.8L4 19.500h2.600',
);
export const QuoteIcon = drawn(`M9 7H4v5h5V7${mark}M19 7h-5v5h5V7${mark}`);
export const UndoIcon = drawn('M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3');
export const RedoIcon = drawn('m16 5 4 4-4 4m4-4H10a5 5 0 0 0 0 10h3');
export const ToolLinkIcon = drawn(
  'M10 14a4 4 0 0 0 6 .4l3-3A4 4 0 0 0 13.300 5.700L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17',
);
export const PictureIcon = drawn('M4 5h16v14H4V5Zm0 11 5-5 4 4 2-2 5 5M15.500 9v.1');
