import type { Page } from '@playwright/test';
import type { Adapter } from '../../../tests/walks/kit/page-adapter.qa.ts';
import type { Chart } from '../chart.ts';
import type { Moment } from '../moment.ts';
import { noShares, type Shares } from './shares.ts';

/** A control without an accepted event, or an accepted event without a control. */
export interface Disagreement {
  readonly event: string;
  readonly state: string;
  readonly what:
    | 'the page has a control for it, but the chart ignores it'
    | 'the chart accepts it, but the page has no control for it';
  /** Why that's right; null if nobody has said so. */
  readonly reason: string | null;
}

export function stateOf({ snapshot }: Moment): string {
  return typeof snapshot.value === 'string' ? snapshot.value : JSON.stringify(snapshot.value);
}

/** Compares the page's controls with the events the chart accepts, once in every state. */
export class Agreement {
  readonly #compared = new Set<string>();
  readonly #found = new Map<string, Disagreement>();
  readonly #sentDirectly = new Map<string, number>();
  #shares = noShares;

  get disagreements(): readonly Disagreement[] {
    return [...this.#found.values()];
  }

  /** How often an event was sent directly because the page had no control for it. */
  get sentDirectly(): ReadonlyMap<string, number> {
    return this.#sentDirectly;
  }

  /** Who carried out the steps so far. */
  get shares(): Shares {
    return this.#shares;
  }

  count(who: keyof Shares): void {
    this.#shares = { ...this.#shares, [who]: this.#shares[who] + 1 };
  }

  countSentDirectly(event: string): void {
    this.#sentDirectly.set(event, (this.#sentDirectly.get(event) ?? 0) + 1);
  }

  async compare(page: Page, adapter: Adapter, chart: Chart, moment: Moment): Promise<void> {
    const state = stateOf(moment);
    if (this.#compared.has(state) || moment.snapshot.status !== 'active') return;
    this.#compared.add(state);
    const edges = chart.edgesAt(moment);
    for (const [event, act] of Object.entries(adapter.acts)) {
      if (act.kind !== 'gesture') continue;
      const own = edges.filter((edge) => edge.event.type === event);
      const taken = own.find(({ isRefused }) => !isRefused);
      const control = act.control(page, { ...(taken ?? own[0])?.event, type: event }).first();
      const isOffered = (await control.isVisible()) && (await control.isEnabled());
      if (isOffered === (taken !== undefined)) continue;
      if (!isOffered && act.notAlways !== null) continue;
      this.#found.set(`${event} @ ${state}`, {
        event,
        state,
        what: isOffered
          ? 'the page has a control for it, but the chart ignores it'
          : 'the chart accepts it, but the page has no control for it',
        reason: adapter.differs?.[`${event} @ ${state}`] ?? adapter.differs?.[event] ?? null,
      });
    }
  }
}
