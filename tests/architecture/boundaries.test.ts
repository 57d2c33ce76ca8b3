import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Call } from '../../src/contract/call.ts';
import { withoutSchemas } from '../../tools/strip-schemas.ts';
import { projectRoot } from '../../tools/support/steps.ts';
import {
  filesIn,
  importsOf,
  moduleScopeCalls,
  packageOf,
  type SourceImport,
  targetOf,
  textOf,
} from '../../tools/support/source.ts';

interface Layer {
  /** Folders that a file of the layer may import from. */
  folders: readonly string[];
  /** Packages it may import; undefined where any will do. */
  packages?: readonly RegExp[];
}

/** The charts that the server runs. */
const serverCharts = [
  'orders/order',
  'orders/order-return',
  'orders/parcel',
  'orders/parcel/booking',
  'orders/subscription',
  'orders/mandate',
  'checkout/payment',
  'checkout/refund',
  'account/referral/reward',
  'account/message-choices/message',
  'checkout/draft-order',
  'prescriptions/prescription',
  'prescriptions/prescription-hold',
  'content/review',
];

const layers: Record<string, Layer> = {
  'src/domain/': { folders: ['src/domain/'], packages: [] },
  'src/contract/': { folders: ['src/contract/', 'src/domain/'], packages: [/^zod$/] },
  'src/machines/': { folders: ['src/machines/', 'src/domain/', 'src/contract/'], packages: [/^xstate$/] },
  'src/services/': {
    folders: ['src/services/', 'src/contract/', 'src/domain/'],
    packages: [
      /^axios$/,
      /^@tanstack\/react-query$/,
      /^@serenity-kit\/opaque$/,
      /^@simplewebauthn\/browser$/,
      /^web-vitals$/,
    ],
  },
  'src/ui/': {
    folders: ['src/ui/', 'src/machines/', 'src/domain/', 'assets/'],
    packages: [
      /^react$/,
      /^react-dom$/,
      /^react-day-picker$/,
      /^radix-ui$/,
      /^lucide-react$/,
      /^@atlaskit\/pragmatic-drag-and-drop/,
      /^@tanstack\/react-table$/,
      /^d3-(?:scale|shape)$/,
      /^@tiptap\//,
      /^@vanilla-extract\//,
      /^@fontsource/,
      /^@?xstate/,
      /^react-router-dom$/,
      // Of adapters alone, and only its types.
      /^@playwright\/test$/,
    ],
  },
  'src/app/': { folders: ['src/', 'assets/'] },
  'server/': {
    folders: [
      'server/',
      'src/domain/',
      'src/contract/',
      ...serverCharts.map((chart) => `src/machines/${chart}/`),
      // The names of all charts' transitions, against which counts are checked.
      'src/machines/flows/registry/counted-names.ts',
      'dist/',
    ],
  },
};

const imports = filesIn(Object.keys(layers)).flatMap(importsOf);

test('every import follows an arrow between the layers', () => {
  expect(imports.filter(breaksArrow).map(inWords)).toEqual([]);
});

test('the architecture names the charts that the server may run', () => {
  const names = serverCharts.map((chart) => `\`${chart.split('/').at(-1)}\``);
  expect(textOf('docs/architecture.md')).toContain(`the charts ${names.join(', ')}`);
});

test('every package is imported only where its layer allows it', () => {
  expect(imports.filter(breaksPackages).map(inWords)).toEqual([]);
});

test('the ui takes values of machines only from views, adapters also from cases, and everything else as types', () => {
  const isSample = ({ file, specifier }: SourceImport) =>
    file.endsWith('.qa.ts') && /[.-]cases\.ts$/u.test(specifier);
  const wrong = imports.filter(
    (one) =>
      isFrom(one, 'src/ui/') &&
      isTo(one, 'src/machines/') &&
      !one.typeOnly &&
      !one.specifier.endsWith('.view.ts') &&
      !isSample(one),
  );
  expect(wrong.map(inWords)).toEqual([]);
});

test('a chart takes only types of the contract, whose values bring schemas along', () => {
  const wrong = imports.filter(
    (one) => isFrom(one, 'src/machines/') && isTo(one, 'src/contract/') && !one.typeOnly,
  );
  expect(wrong.map(inWords)).toEqual([]);
});

test('the ui takes only types of xstate, and @xstate/react only in actors.tsx', () => {
  const wrong = imports.filter(
    (one) =>
      isFrom(one, 'src/ui/') &&
      ((packageOf(one) === 'xstate' && !one.typeOnly) ||
        (packageOf(one) === '@xstate/react' && one.file !== 'src/ui/shell/app/actors.tsx')),
  );
  expect(wrong.map(inWords)).toEqual([]);
});

test('how a page is walked is in no bundle: only adapters and tools take it, and it takes of Playwright only types', () => {
  const isAdapter = (file: string) => file.endsWith('.qa.ts');
  const wrong = imports.filter(
    (one) =>
      (one.specifier.endsWith('.qa.ts') && !isAdapter(one.file)) ||
      (packageOf(one) === '@playwright/test' && !(isAdapter(one.file) && one.typeOnly)),
  );
  expect(wrong.map(inWords)).toEqual([]);
});

test('every relative import names a file that exists, with its extension', () => {
  const files = new Set(filesIn(['src', 'server', 'assets'], /./));
  const wrong = imports.filter((one) => {
    const target = targetOf(one);
    return target !== undefined && !target.startsWith('dist/') && !files.has(target);
  });
  expect(wrong.map(inWords)).toEqual([]);
});

test('no actor, query client or HTTP client is made while a module loads', () => {
  const makers = ['createActor', 'interpret', 'QueryClient', 'QueryObserver', 'Pool'];
  const wrong = filesIn(['src', 'server'])
    .filter((file) => !file.startsWith('src/app/platform/entry/entry-client'))
    .flatMap((file) => moduleScopeCalls(file, makers).map(({ line, name }) => `${file}:${line} ${name}`));
  expect(wrong).toEqual([]);
});

function breaksArrow(one: SourceImport): boolean {
  const target = targetOf(one);
  return target !== undefined && !layerOf(one).folders.some((folder) => target.startsWith(folder));
}

function breaksPackages(one: SourceImport): boolean {
  const name = packageOf(one);
  const { packages } = layerOf(one);
  return name !== undefined && packages !== undefined && !packages.some((pattern) => pattern.test(name));
}

function layerOf({ file }: SourceImport): Layer {
  const found = Object.entries(layers).find(([folder]) => file.startsWith(folder));
  if (!found) throw new Error(`${file} is in no layer`);
  return found[1];
}

function isFrom({ file }: SourceImport, folder: string): boolean {
  return file.startsWith(folder);
}

function isTo(one: SourceImport, folder: string): boolean {
  return targetOf(one)?.startsWith(folder) ?? false;
}

function inWords({ file, line, specifier }: SourceImport): string {
  return `${file}:${line} imports ${specifier}`;
}

test('API-04 a browser has of every call its method and path, and no schema', async () => {
  const files = filesIn(['src/contract']).filter((file) => file.endsWith('.calls.ts'));
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const stripped = stripTypeScriptTypes(withoutSchemas(textOf(file)));
    expect(stripped).not.toMatch(/^import|\bz\.|Schema/mu);
    const whole: unknown = await import(join(projectRoot, file));
    const light: unknown = await import(`data:text/javascript,${encodeURIComponent(stripped)}`);
    const wanted = Object.entries(callsIn(whole)).map(([name, { method, path, download }]) => [
      name,
      { method, path, ...(download === undefined ? {} : { download }) },
    ]);
    expect(callsIn(light)).toEqual(Object.fromEntries(wanted));
  }
});

/** The calls of a module by name, and those of its families; a list of calls that stand beside it is none. */
function callsIn(module: unknown): Record<string, Call> {
  const found = entriesOf(module).flatMap(([name, value]): [string, Call][] => {
    if (isCall(value)) return [[name, value]];
    return entriesOf(value).flatMap(([own, call]): [string, Call][] =>
      isCall(call) ? [[`${name}.${own}`, call]] : [],
    );
  });
  return Object.fromEntries(found);
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
