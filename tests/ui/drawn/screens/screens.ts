import type { Draw, Screen } from '../drawing.tsx';
import { accountScreens } from './account.tsx';
import { ownOrderScreens } from './own-orders.tsx';
import { placeScreens } from './places.tsx';
import { recordScreens } from './records.tsx';
import { roomScreens } from './rooms.tsx';
import { sectionScreens } from './sections.tsx';
import { shopScreens } from './shop.tsx';

/** What is drawn of each chart, by its name. A component that shows a chart belongs here. */
export const screens: Readonly<Record<string, Draw | Screen>> = {
  ...shopScreens,
  ...accountScreens,
  ...ownOrderScreens,
  ...recordScreens,
  ...sectionScreens,
  ...placeScreens,
  ...roomScreens,
};
