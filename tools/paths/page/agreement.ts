import type { Locator, Page } from '@playwright/test';
import type { Adapter } from '../../../tests/walks/kit/page-adapter.qa.ts';
import type { Chart } from '../chart.ts';
import type { Moment } from '../moment.ts';
import { activeStates } from '../graph.ts';
import { wordsOn } from './page-in.ts';
import { noShares, type Shares } from './shares.ts';
import { unpressed } from './unpressed.ts';

/** A control without an accepted event, an accepted event without a control, or a control that no walk uses. */
export interface Disagreement {
  /** Or the name of the control. */
  readonly event: string;
  readonly state: string;
  readonly what:
    | 'the page has a control for it, but the chart ignores it'
    | 'the chart accepts it, but the page has no control for it'
    | 'the page has this control, but no walk uses it';
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
    const used: Locator[] = [];
    for (const [event, act] of Object.entries(adapter.acts)) {
      if (act.kind !== 'gesture') continue;
      const own = edges.filter((edge) => edge.event.type === event);
      const taken = own.find(({ isRefused }) => !isRefused);
      const meant = [taken ?? own[0], ...own].map((edge) => ({ ...edge?.event, type: event }));
      used.push(...meant.map((each) => act.control(page, each)));
      const control = act.control(page, meant[0] ?? { type: event }).first();
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
    await this.#findUnpressed(page, adapter, moment, used);
  }

  /** Whatever a state shows is the flow's own screen: each control on it is used by an act, or has a reason why not. */
  async #findUnpressed(page: Page, adapter: Adapter, moment: Moment, used: readonly Locator[]): Promise<void> {
    const screens = activeStates(moment.snapshot).flatMap((id) => {
      const sight = adapter.sees[id];
      return sight?.kind === 'shown' ? [sight.find(page).first()] : [];
    });
    for (const name of await unpressed(page, screens, used)) {
      const others = Object.entries(adapter.others ?? {});
      const reason = others.find(([pattern]) => wordsOn(page)(new RegExp(pattern, 'u')).test(name))?.[1] ?? null;
      const what = 'the page has this control, but no walk uses it';
      if (!this.#found.has(name)) this.#found.set(name, { event: name, state: stateOf(moment), what, reason });
    }
  }
}
