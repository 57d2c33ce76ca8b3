import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import type { upkeepMachine } from './upkeep.machine.ts';

type Snapshot = SnapshotFrom<typeof upkeepMachine>;

/** What a shopper calls the flows that are on every page. */
const names: Readonly<Record<string, string>> = {
  cart: t`the cart`,
  'cart-sync': t`the saved cart`,
  session: t`your sign-in`,
  navigation: t`the way to other pages`,
  catalogue: t`the product list`,
  checkout: t`the checkout`,
  menu: t`the menu`,
};

export interface UpkeepNotice {
  readonly id: string;
  readonly text: string;
  /** Whether a button starts the flow again. */
  readonly canRestart: boolean;
}

/** What the shopper reads about the flow that failed; null while all of them run. */
export function upkeepNotice(snapshot: Snapshot): UpkeepNotice | null {
  const { failed } = snapshot.context;
  if (!failed) return null;
  const name = names[failed.flow] ?? t`this part of the page`;
  const canRestart = snapshot.matches('refused');
  const text = canRestart
    ? t`Something went wrong with ${name}. Nothing was changed, and everything else works.`
    : t`Something went wrong, so we restarted ${name}. Everything else works.`;
  return { id: `upkeep-${snapshot.value}`, text, canRestart };
}

/** Whether two notices are the same. */
export function isSameNotice(one: UpkeepNotice | null, other: UpkeepNotice | null): boolean {
  return one?.id === other?.id && one?.text === other?.text;
}
