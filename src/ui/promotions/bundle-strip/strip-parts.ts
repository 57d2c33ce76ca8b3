import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { bundleStripMachine } from '../../../machines/promotions/bundle-strip/bundle-strip.machine.ts';

export type StripRef = ActorRefFrom<typeof bundleStripMachine>;

export interface StripProps {
  readonly strip: StripRef;
  /** Wraps a bundle's card, so that viewing it is tracked. */
  readonly counted: (bundleId: string, card: ReactNode) => ReactNode;
}
