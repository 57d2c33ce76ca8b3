import type { Address } from '../../kit/address.ts';

/** What a change did to an order (DRF-01). */
export interface OrderChange {
  /** Units of each product before and after; 0 if it wasn't or isn't there. Only what differs. */
  readonly lines: { readonly name: string; readonly from: number; readonly to: number }[];
  /** Whether it goes to another address. */
  readonly isMoved: boolean;
  /** What goes back for it, whole rupees; left out if nothing does. */
  readonly refund?: number | undefined;
  /** What was paid for it, whole rupees; left out if nothing was. */
  readonly received?: number | undefined;
  /** What the courier collects since then, whole rupees; left out if that is as before. */
  readonly atDoor?: number | undefined;
}

/** What the courier collects for an order, whole rupees; null unless it is by cash on delivery (DRF-01). */
export function collectedFor(order: {
  readonly payment_method: string;
  readonly total: number;
  readonly from_wallet: number;
}): number | null {
  return order.payment_method === 'cod' ? Math.max(0, order.total - order.from_wallet) : null;
}

interface Contents {
  readonly lines: readonly {
    readonly name: string;
    readonly sku: string;
    readonly variant: string;
    readonly flavour: string;
    readonly quantity: number;
  }[];
  readonly address: Address;
}

/** Compares an order before and after a change. Lines of the same choice count together (DRF-01). */
export function changeOf(before: Contents, after: Contents): OrderChange {
  const [had, has] = [unitsOf(before), unitsOf(after)];
  const lines = [...new Map([...had, ...has])].flatMap(([choice, { name }]) => {
    const [from, to] = [had.get(choice)?.units ?? 0, has.get(choice)?.units ?? 0];
    return from === to ? [] : [{ name, from, to }];
  });
  return { lines, isMoved: addressKey(before.address) !== addressKey(after.address) };
}

function unitsOf({ lines }: Contents): Map<string, { name: string; units: number }> {
  const units = new Map<string, { name: string; units: number }>();
  for (const { name, sku, variant, flavour, quantity } of lines) {
    const choice = JSON.stringify([sku, variant, flavour]);
    units.set(choice, { name, units: (units.get(choice)?.units ?? 0) + quantity });
  }
  return units;
}

function addressKey({ name, phone, line1, line2, pincode, city, state }: Address): string {
  return JSON.stringify([name, phone, line1, line2, pincode, city, state]);
}
