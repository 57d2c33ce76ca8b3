import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { spokenDevice } from '../../../domain/account/account.ts';
import { formatDay } from '../../../domain/kit/money/dates.ts';
import { addressText } from '../../checkout/address-form/address-form.view.ts';
import type { SavedAddress } from '../../checkout/address-form/address-form.types.ts';
import { spacedMobile } from '../sign-in/sign-in.view.ts';
import type { accountListMachine, ListAct, Listed, ListItem, SessionItem } from './account-list.machine.ts';

type Snapshot = SnapshotFrom<typeof accountListMachine>;

interface ListView<Row> {
  readonly stage: 'loading' | 'failed' | 'shown';
  readonly rows: readonly Row[];
  readonly notice: string | null;
  /** The action to confirm; null if there is none. */
  readonly asked: ListAct | null;
  /** The action in progress. */
  readonly running: ListAct | null;
}

export interface AddressRow {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly phone: string;
  readonly isDefault: boolean;
}

export interface SessionRow {
  readonly id: string;
  readonly device: string;
  readonly when: string;
  readonly isThis: boolean;
}

/** View model of the addresses. */
export function addressListView(snapshot: Snapshot): ListView<AddressRow> {
  const rows = itemsOf(snapshot)
    .filter(isAddress)
    .map((address) => ({
      id: address.id,
      name: address.name,
      text: addressText(address),
      phone: spacedMobile(address.phone),
      isDefault: address.isDefault,
    }));
  return { ...partsOf(snapshot, t`Couldn’t change the address. Try again.`), rows };
}

/** View model of the devices; `now` in milliseconds since 1970. */
export function sessionListView(
  snapshot: Snapshot,
  now: number,
): ListView<SessionRow> & Pick<Listed, 'hasPassword' | 'awaitedEmail'> {
  const rows = itemsOf(snapshot)
    .filter(isSession)
    .map((session) => ({
      id: session.id,
      device: spokenDevice(session.device),
      when: session.isThis ? t`This device` : t`Last used ${dayOf(session.lastUsedAt, new Date(now))}`,
      isThis: session.isThis,
    }));
  const { hasPassword, awaitedEmail } = snapshot.context.listed;
  const parts = partsOf(snapshot, t`Couldn’t sign out that device. Try again.`);
  return { ...parts, rows, hasPassword, awaitedEmail };
}

/** None while the list couldn't be loaded again: nothing can be done with the old ones. */
function itemsOf(snapshot: Snapshot): readonly ListItem[] {
  return snapshot.matches('failed') ? [] : snapshot.context.listed.items;
}

function partsOf(snapshot: Snapshot, trouble: string) {
  const { act } = snapshot.context;
  const stage = snapshot.matches('loading') ? 'loading' : snapshot.matches('failed') ? 'failed' : 'shown';
  return {
    stage,
    notice: snapshot.matches({ shown: 'unchanged' }) ? trouble : null,
    asked: snapshot.matches('confirming') ? act : null,
    running: snapshot.matches('changing') ? act : null,
  } as const;
}

function isAddress(item: ListItem): item is SavedAddress {
  return 'pincode' in item;
}

function isSession(item: ListItem): item is SessionItem {
  return 'device' in item;
}

function dayOf(at: string, now: Date): string {
  const day = formatDay(new Date(at));
  return day === formatDay(now) ? t`today` : t`on ${day}`;
}
