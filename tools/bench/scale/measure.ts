import type { Ask, Caller, Click, Sent } from './clicks.ts';

export interface Measured {
  readonly click: Click;
  /** Milliseconds. */
  readonly median: number;
  readonly times: readonly number[];
  readonly failures: number;
}

/** A filled shop, and the sessions of those who call it; turns share them out. */
export interface OpenShop {
  readonly url: string;
  readonly tokens: Readonly<Record<Caller, readonly string[]>>;
}

/** Makes a call `tries` times, one after the other, after two that don't count. */
export async function measured(shop: OpenShop, click: Click, tries: number): Promise<Measured> {
  const times: number[] = [];
  let failures = 0;
  const tokens = shop.tokens[click.caller];
  for (let turn = 0; turn < tries + 2; turn += 1) {
    const token = tokens[turn % tokens.length];
    const ask: Ask = (sent) => fetch(shop.url + sent.path, requestOf(sent, token));
    const sent = await click.sent(turn, ask);
    const began = performance.now();
    const answer = await ask(sent);
    const text = await answer.text();
    const took = performance.now() - began;
    if (!answer.ok) {
      failures += 1;
      if (failures === 1) console.log(`${click.name}: ${answer.status} ${text.slice(0, 300)}`);
    }
    if (turn >= 2) times.push(took);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return {
    click,
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    times,
    failures,
  };
}

function requestOf({ method = 'GET', body, headers }: Sent, token: string | undefined): RequestInit {
  return {
    method,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}
