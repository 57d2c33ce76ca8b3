import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { catalogue } from '../../src/machines/flows/registry/chart-registry.ts';
import { chartsConcerned, runOnChange, savedFiles } from '../../tools/paths/watch.ts';

const slugs = catalogue.map(({ slug }) => slug);

test('QAP-02 a saved file runs the charts that it belongs to, or whose files import it', async () => {
  expect(chartsConcerned('src/machines/cart/cart-sync/cart-sync.laws.ts', slugs)).toContain('cart-sync');
  expect(chartsConcerned('src/machines/catalogue/share/share.machine.ts', slugs)).toEqual(['share']);
  const byPrice = chartsConcerned('src/domain/cart/pricing/pricing.ts', slugs);
  expect(['cart', 'tier-progress'].filter((slug) => !byPrice.includes(slug))).toEqual([]);
  expect(['share', 'sign-in', 'theme'].filter((slug) => byPrice.includes(slug))).toEqual([]);
  expect(chartsConcerned('src/ui/cart/CartFoot.tsx', slugs)).toEqual([]);
});

test('QAP-02 of the charts that are watched, what a change doesn’t concern isn’t run', async () => {
  const runs: (readonly string[])[] = [];
  async function* changes() {
    yield 'src/machines/catalogue/share/share.view.ts';
    yield 'src/ui/cart/CartFoot.tsx';
    yield 'src/machines/catalogue/share/share.machine.ts';
    yield 'src/machines/kit/slot.ts';
  }
  await runOnChange({
    slugs: ['share', 'countdown'],
    changes: changes(),
    run: async (some) => {
      runs.push(some);
    },
  });
  expect(runs).toEqual([['share'], ['share'], ['share', 'countdown']]);
});

test('QAP-02 a file that is saved several times while charts run is run once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mantra-saved-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const save = (name: string) => writeFileSync(join(folder, name), '// saved');
  const saved = savedFiles(folder);
  onTestFinished(async () => void (await saved.return(undefined)));
  const next = async () => {
    const result = await saved.next();
    return result.done === true ? null : result.value;
  };
  const first = next();
  save('cart.ts');
  expect(await first).toBe('src/cart.ts');
  // A run takes seconds, and what is saved meanwhile waits.
  for (const name of ['cart.ts', 'menu.ts', 'cart.ts', 'notes.md']) save(name);
  expect([await next(), await next()]).toEqual(['src/cart.ts', 'src/menu.ts']);
  const last = next();
  save('share.ts');
  expect(await last).toBe('src/share.ts');
});
