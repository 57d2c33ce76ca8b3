import autocannon from 'autocannon';
import { startCollector } from '../../tests/support/platform/collector.ts';
import { startShop } from '../../tests/support/platform/shop-process.ts';
import { median, rounded, type Row } from './row.ts';
import { signedIn } from './shopper.ts';

const rounds = 5;
const seconds = 2;

/** A signed-in call with telemetry off and on, in turns, with a collector that takes everything (PRF-05). */
export async function telemetryCost(): Promise<Row[]> {
  const collector = await startCollector();
  const off = await startShop();
  const on = await startShop({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
  try {
    const [plain, traced] = [await callOf(off.url), await callOf(on.url)];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ratios.push((await plain()) / (await traced()));
      collector.bodies.length = 0;
    }
    const value = rounded(median(ratios));
    return [{ name: 'calls a second with telemetry off to those with it on', value, unit: '×', atMost: 2 }];
  } finally {
    await off.stop();
    await on.stop();
    await collector.close();
  }
}

/** Calls a second of the profile, which takes a statement or two. */
async function callOf(url: string): Promise<() => Promise<number>> {
  const headers = { authorization: `Bearer ${await signedIn(url, '+919000000001')}` };
  return async () => {
    const { requests } = await autocannon({ url: `${url}/v1/user`, headers, connections: 10, duration: seconds });
    return requests.average;
  };
}
