import type { EventObject } from 'xstate';
import type { Tried } from '../../../../src/domain/flows/change/changeable.ts';
import { command, done } from '../../../../src/machines/kit/cases.ts';
import { sampleChangeables } from '../../../../src/machines/flows/flow-changes/flow-changes.cases.ts';
import { flowCountsInput } from '../../../../src/machines/flows/flow-counts/flow-counts.cases.ts';
import type { FlowCounts } from '../../../../src/machines/flows/flow-counts/flow-counts.machine.ts';
import type { FlowRoomContext } from '../../../../src/machines/flows/flow-room/flow-room.types.ts';
import { StateScreenPlace } from '../../../../src/app/flows/StateScreenPlace.tsx';
import { FlowChanges } from '../../../../src/ui/flows/changes/FlowChanges.tsx';
import { Disclosing } from '../../../../src/ui/flows/Disclosing.tsx';
import { FlowRoom, type FlowRoomParts } from '../../../../src/ui/flows/FlowRoom.tsx';
import { CountedWorkspace } from '../../../../src/ui/flows/numbers/CountedWorkspace.tsx';
import { StateScreenFrame } from '../../../../src/ui/flows/state-screen/StateScreenFrame.tsx';
import type { Draw, Screen } from '../drawing.tsx';
import { besides } from '../still-shop.tsx';
import { drawnMenu, menuActors, menuFork, menuLog } from './drawn-menu.ts';

const charts = [
  {
    slug: 'menu',
    group: 'shopper',
    title: 'Menu',
    description: 'A menu.',
    parts: [
      { state: 'menu.closed', description: 'The menu is closed.', events: ['menu.open Open the menu'] },
      { state: 'menu', description: 'Somewhere.', events: ['menu.fold Fold the menu'] },
    ],
  },
  { slug: 'cart', group: 'shopper', title: 'Cart', description: 'What will be bought.', parts: [] },
  { slug: 'order', group: 'server', title: 'Order', description: 'What was bought.', parts: [] },
];

const screenPorts = { watchFrames: () => () => {} };

const parts: FlowRoomParts = {
  wordsOf: (slug) => ({
    labels: { 'menu.open': 'Open the menu', 'menu.close': `Close the ${slug}` },
    samples: { 'menu.close': '{"by":"key"}' },
    sampleAt: (type) => (type === 'menu.search' ? '{"text":"tea"}' : ''),
    canTake: (type) => type !== 'menu.search',
  }),
  lawsOf: (slug) =>
    slug === 'menu'
      ? [
          { says: 'An open menu can be closed', requirements: ['NAV-01', 'A11-02'] },
          { says: 'A closed menu has no links', requirements: ['NAV-02'] },
        ]
      : [],
  drawScreen: (slug, state, where) =>
    state === 'menu.open' ? (
      `[${slug} in ${state}, ${where}]`
    ) : (
      <StateScreenPlace ports={screenPorts} screen={{ why: 'It has no face.' }} name={state} where={where} />
    ),
  drawChanges: (slug) => `[what can be changed in ${slug}]`,
  tryingOf: (slug) => `/flows/trying?of=${slug}`,
  drawCounted: (slug, draw) => (
    <>
      {`[numbers of ${slug}]`}
      {draw(besides('flowCounts', done('loadFigures', figures)))}
    </>
  ),
};

const figures: FlowCounts = {
  now: {
    share: 0.25,
    isOn: true,
    visits: 412,
    transitions: [
      { id: 'menu.closed|menu.open|0', times: 120 },
      { id: 'menu.open.links|link.follow|0', times: null },
    ],
    states: [
      { id: 'menu.closed', reached: 240, ended: 60 },
      { id: 'menu.open', reached: 120, ended: 14 },
      { id: 'menu.open.links', reached: 120, ended: null },
    ],
  },
  before: null,
};

/** The samples of the chart, with all that a drawing, a log and a fork can show. */
function filled({ chart, log, actors }: FlowRoomContext): Partial<FlowRoomContext> {
  return {
    chart: chart && drawnMenu,
    log: log.length > 0 ? menuLog : log,
    actors: Object.keys(actors).length > 0 ? menuActors : actors,
    // It shows only while a fork is open.
    fork: menuFork,
  };
}

const opened = (slug: string, state: string | null = null) => [
  command('room.read', { place: { slug, at: null, state, isForked: false }, order: null }),
  done('loadChart', drawnMenu),
];

const shop = (...messages: readonly object[]) => command('shop.told', { shop: 'one', messages });

/** A flow that stands, as a shop tells it. */
const stands = (slug: string, value: unknown, context: object) => ({
  type: '@xstate.actor',
  sessionId: slug,
  name: slug,
  definition: JSON.stringify({ id: slug }),
  snapshot: { status: 'active', value, context },
});

/** Flows behind offers: a bundle says what its figures don't bear out. */
const offers = shop(
  stands('overlays', 'showing', { shown: 'welcome', queue: ['flash-popup'], busy: ['drawer'] }),
  stands('flash-popup', 'closed', { quiet: 'limit' }),
  stands(
    'bundle-card',
    { clock: 'none' },
    {
      bundle: {
        name: 'Quiet Evening',
        originalPrice: 2000,
        discountedPrice: 1800,
        stockLevel: 3,
        savingsPercentage: 25,
      },
      metrics: {},
    },
  ),
);

const shut = besides('disclosure');

/** The room after these events; a part of it is open or not. */
const roomAfter =
  (part: 'panel' | 'numbers' | 'changing', ...events: readonly EventObject[]): Draw =>
  (actor) => (
    <FlowRoom
      room={besides('flowRoom', ...events)}
      charts={charts}
      panel={shut}
      numbers={shut}
      changing={shut}
      isSandbox
      {...parts}
      {...{ [part]: actor }}
    />
  );

const drawnRoom = besides('flowRoom', ...opened('menu'));

const noTried: Tried = { language: 'en', changes: {} };

export const roomScreens: Readonly<Record<string, Draw | Screen>> = {
  disclosure: (actor) => <Disclosing actor={actor} words={{ closed: 'Numbers', open: 'Hide numbers' }} />,
  'flow-changes': (actor) => <FlowChanges actor={actor} />,
  'flow-changes of a flow without texts': {
    slug: 'flow-changes',
    draw: (actor) => <FlowChanges actor={actor} />,
    dress: () => ({ changeables: { list: [], lines: {} }, tried: noTried }),
  },
  'flow-changes of a wrong number': {
    slug: 'flow-changes',
    draw: (actor) => <FlowChanges actor={actor} />,
    dress: () => ({
      tried: { language: 'en', changes: { '# src/search.ts#maxRecent': { slug: 'search', value: 'many' } } },
    }),
  },
  'flow-changes of a search': {
    slug: 'flow-changes',
    draw: (actor) => <FlowChanges actor={actor} />,
    dress: () => ({
      search: 'sea',
      tried: { language: 'en', changes: { 'en Search': { slug: 'search', value: 'Find' } } },
      changeables: {
        ...sampleChangeables,
        list: [
          ...sampleChangeables.list,
          { ...sampleChangeables.list[0], id: 'en Search here', key: 'Search here', value: 'Search here' },
          {
            ...sampleChangeables.list[2],
            id: '# pause',
            kind: 'delay',
            key: 'pause',
            name: 'delays.seaPause',
            value: '300',
          },
        ],
      },
    }),
  },
  'flow-counts': (counts) => (
    <CountedWorkspace counts={counts} room={drawnRoom} name="Menu" changes={null} {...parts} />
  ),
  'flow-counts before and after a day': {
    slug: 'flow-counts',
    draw: (counts) => <CountedWorkspace counts={counts} room={drawnRoom} name="Menu" changes={null} {...parts} />,
    dress: ({ figures: known }: { readonly figures: FlowCounts | null }) => ({
      query: { ...flowCountsInput, period: 'around' },
      figures: known && { now: figures.now, before: { ...figures.now, visits: null, transitions: [] } },
    }),
  },
  'flow-room': {
    draw: (room) => (
      <FlowRoom room={room} charts={charts} panel={shut} numbers={shut} changing={shut} isSandbox {...parts} />
    ),
    dress: filled,
  },
  'room of a live shop': {
    slug: 'disclosure',
    draw: (actor) => (
      <FlowRoom
        room={besides('flowRoom', ...opened('menu'))}
        charts={charts}
        panel={actor}
        numbers={shut}
        changing={actor}
        isSandbox={false}
        {...parts}
      />
    ),
  },
  'room with a search': {
    slug: 'disclosure',
    draw: roomAfter('panel', command('chart.search', { text: 'open' })),
  },
  'room with a search for nothing': {
    slug: 'disclosure',
    draw: roomAfter('panel', command('chart.search', { text: 'nothing like it' })),
  },
  'room with its shop': {
    slug: 'disclosure',
    draw: roomAfter('panel', ...opened('menu'), shop(stands('menu', 'closed', {}))),
  },
  'room in which something is tried': { slug: 'disclosure', draw: roomAfter('changing', ...opened('menu')) },
  'room in which a state is tried': {
    slug: 'disclosure',
    draw: roomAfter('changing', ...opened('menu', 'menu.open')),
  },
  'room with an overview and numbers': {
    slug: 'disclosure',
    draw: roomAfter('numbers', ...opened('menu', 'menu.gone'), command('region.open', { region: null })),
  },
  'room of offers': { slug: 'disclosure', draw: roomAfter('panel', ...opened('promotions'), offers) },
  'room of offers that nobody has seen': { slug: 'disclosure', draw: roomAfter('panel', ...opened('promotions')) },
  'state-screen': (actor) => {
    const screen = { src: '/shop?inspect=stage', plan: '{"slug":"menu"}' };
    return (
      <>
        <StateScreenFrame actor={actor} screen={screen} name="menu.open" where="panel" />
        <StateScreenFrame actor={actor} screen={screen} name="menu.open" where="beside" />
      </>
    );
  },
};
