import type { Page } from '@playwright/test';
import type { Adapter } from '../../../tests/walks/kit/page-adapter.qa.ts';
import type { Chart } from '../chart.ts';
import type { Moment } from '../moment.ts';

/** Where the page offers what the chart refuses, or does not offer what it takes. */
export interface Disagreement {
  readonly event: string;
  readonly state: string;
  readonly what: 'the page offers it, the chart refuses it' | 'the chart takes it, the page does not offer it';
  /** Why that is right; null when nobody has said so. */
  readonly reason: string | null;
}

export function stateOf({ snapshot }: Moment): string {
  return typeof snapshot.value === 'string' ? snapshot.value : JSON.stringify(snapshot.value);
}

/** Compares, once for every state of a chart, the controls of the page with what the chart takes there. */
export class Agreement {
  readonly #compared = new Set<string>();
  readonly #found = new Map<string, Disagreement>();
  readonly #told = new Map<string, number>();

  get disagreements(): readonly Disagreement[] {
    return [...this.#found.values()];
  }

  /** How often an event was told because the page had no control for it. */
  get told(): ReadonlyMap<string, number> {
    return this.#told;
  }

  notOffered(event: string): void {
    this.#told.set(event, (this.#told.get(event) ?? 0) + 1);
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
          ? 'the page offers it, the chart refuses it'
          : 'the chart takes it, the page does not offer it',
        reason: adapter.differs?.[`${event} @ ${state}`] ?? adapter.differs?.[event] ?? null,
      });
    }
  }
}
