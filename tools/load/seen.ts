/** What the visitors of one sale saw, and what they were promised. */
export class Seen {
  /** Milliseconds of the good answers, by the kind of request. */
  readonly times = new Map<string, number[]>();
  /** Keys of all orders that were asked for, and the orders that came of them. */
  readonly askedKeys = new Set<string>();
  readonly orders = new Map<string, string>();
  readonly paidOrders = new Set<string>();
  /** The first wrong or missing answers. */
  readonly examples: string[] = [];
  errors = 0;
  refusedAsSoldOut = 0;

  answer(kind: string, ms: number): void {
    const times = this.times.get(kind);
    if (times) times.push(ms);
    else this.times.set(kind, [ms]);
  }

  error(kind: string, what: string): void {
    this.errors += 1;
    if (this.examples.length < 5) this.examples.push(`${kind}: ${what}`);
  }

  asked(key: string): void {
    this.askedKeys.add(key);
  }

  ordered(key: string, orderId: string): void {
    this.orders.set(key, orderId);
  }

  paid(orderId: string): void {
    this.paidOrders.add(orderId);
  }

  soldOut(): void {
    this.refusedAsSoldOut += 1;
  }
}
