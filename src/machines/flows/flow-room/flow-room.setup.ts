import { assign, sendTo, setup } from 'xstate';
import type { SeenSnapshot, StepMessage, TellMessage } from '../../../domain/flows/inspection.ts';
import type { Recording } from '../../../domain/flows/recording.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import {
  isLastWord,
  forked,
  leftBehind,
  noPast,
  numberedOn,
  payloadOf,
  replayed,
  told,
} from './flow-room.rules.ts';
import { opening, openingZoom, pictureOf, regionShowing, zoomed } from './flow-room.picture.ts';
import type {
  DrawnChart,
  ExportFormat,
  FlowRoomContext,
  FlowRoomEvent,
  Place,
  RecordingSource,
  SandboxInput,
  SandboxOffer,
} from './flow-room.types.ts';

interface ToldParams {
  shop: string;
  messages: readonly TellMessage[];
}

export const flowRoomSetup = setup({
  types: {} as { context: FlowRoomContext; events: FlowRoomEvent; children: { sandbox: 'sandbox' } },
  actors: {
    watchShops: watchSlot<FlowRoomEvent>(),
    watchAddress: watchSlot<FlowRoomEvent>(),
    loadChart: promiseSlot<DrawnChart, { slug: string }>(),
    readRecording: promiseSlot<Recording, { from: RecordingSource | null }>(),
    sandbox: watchSlot<FlowRoomEvent, SandboxInput>(),
  },
  actions: {
    addTold: assign(({ context }, { messages }: ToldParams) => told(context, numberedOn(context.past, messages))),
    setRemembered: assign(({ context: { slug, past } }, { messages }: ToldParams) =>
      told({ slug, ...past, sessionId: null }, numberedOn(past, messages)),
    ),
    setRecording: assign(({ context }, params: { recording: Recording }) => replayed(context, params.recording)),
    setSource: assign({ from: (_, params: { from: RecordingSource | null }) => params.from }),
    clearRecord: assign({ actors: {}, log: [], past: noPast, sessionId: null, at: null, shop: null }),
    setShop: assign({ shop: (_, params: { shop: string | null }) => params.shop }),
    noteShop: assign({
      shops: ({ context }, params: { shop: string }) => [...new Set([...context.shops, params.shop])],
    }),
    dropShop: assign({
      shops: ({ context }, params: { shop: string }) => context.shops.filter((shop) => shop !== params.shop),
    }),
    leaveBehind: assign(({ context }) => ({ ...leftBehind(context), shop: null })),
    askShop: (_, _params: { shop: string | null }) => {},
    setPlace: assign((_, { place }: { place: Place }) => ({
      slug: place.slug,
      at: place.at,
      state: place.state,
      wantsFork: place.isForked,
      sessionId: null,
      chart: null,
      fork: null,
    })),
    setChart: assign((_, params: { slug: string | null; sessionId: string | null }) => ({
      ...params,
      at: null,
      state: null,
      wantsFork: false,
      chart: null,
      fork: null,
    })),
    setDrawn: assign(({ context }, { chart }: { chart: DrawnChart }) => ({
      chart,
      ...opening(chart, context.state),
      sessionId: context.sessionId ?? told(context, []).sessionId,
    })),
    setSearch: assign({ search: (_, params: { text: string }) => params.text }),
    setMoment: assign({ at: (_, params: { at: number | null }) => params.at }),
    setState: assign(({ context: { chart, region } }, { state }: { state: string | null }) => ({
      state,
      region: regionShowing(chart, region, state),
    })),
    setRegion: assign(({ context: { chart } }, { region }: { region: string | null }) => ({
      region,
      ...(chart ? { zoom: openingZoom(pictureOf(chart, region).drawing) } : {}),
    })),
    writeAddress: (_, _params: { place: Place }) => {},
    setFork: assign(
      (
        { context },
        params: { snapshot: SeenSnapshot; offers: readonly SandboxOffer[]; step: StepMessage | null },
      ) => ({ fork: forked(context.fork, params), payloads: {} }),
    ),
    clearFork: assign({ fork: null, wantsFork: false, payloads: {} }),
    stepSandbox: sendTo('sandbox', (_, { eventType, payload }: { eventType: string; payload: string }) => ({
      type: 'sandbox.take',
      eventType,
      payload,
    })),
    setPayload: assign({
      payloads: ({ context }, params: { eventType: string; text: string }) => ({
        ...context.payloads,
        [params.eventType]: params.text,
      }),
    }),
    setZoom: assign({ zoom: ({ context }, params: { by: number }) => zoomed(context.zoom, params.by) }),
    resetZoom: assign({ zoom: 1 }),
    sendToShop: (
      _,
      _params: { shop: string | null; sessionId: string | null; event: { readonly type: string } },
    ) => {},
    takeExport: (_, _params: { format: ExportFormat; context: FlowRoomContext }) => {},
  },
  guards: {
    isFollowed: ({ context }, params: { shop: string }) => context.shop === params.shop,
    isLastWord: (_, params: { messages: readonly TellMessage[] }) => isLastWord(params.messages),
    hasOrder: (_, params: { order: string | null }) => params.order !== null,
    hasSlug: (_, params: { slug: string | null }) => params.slug !== null,
    isForkWanted: ({ context }) => context.wantsFork,
    hasMoment: ({ context }) => context.at !== null,
    isKnownMoment: ({ context }, params: { sequence: number }) =>
      context.log.some(({ sequence }) => sequence === params.sequence),
    isSendable: ({ context }, params: { payload: string }) =>
      context.sessionId !== null && payloadOf(params.payload) !== null,
    isReadable: (_, params: { payload: string }) => payloadOf(params.payload) !== null,
  },
});
