import * as supportRecordingCalls from '../../contract/shell/support-recording.calls.ts';
import * as historyCalls from '../../contract/orders/order/history.calls.ts';
import {
  readTried,
  triedMessage,
  triedName,
  type Tried,
  type TriedShown,
} from '../../domain/flows/change/changeable.ts';
import { channelName, type RoomMessage, type ShopMessage } from '../../domain/flows/inspection.ts';
import { readRecording, type Recording } from '../../domain/flows/recording.ts';
import { frameMessage } from '../../domain/flows/stage.ts';
import { indianDay } from '../../domain/kit/money/dates.ts';
import { createFlowCountsService } from './flow-counts.service.ts';
import { createHttp } from '../platform/http/http.ts';
import { createTokenKeeper } from '../account/session.service.ts';
import { createDeviceStore } from '../platform/storage/storage.ts';

const room = '/flows';

/** What the page's URL selects. */
export interface RoomPlace {
  readonly slug: string | null;
  readonly at: number | null;
  readonly state: string | null;
  readonly isForked: boolean;
}

/** Milliseconds. Messages within this window are delivered together, so a burst renders once. */
const gatherMs = 30;

/** The flow room's side of the broadcast channel, its URL, and file import and export. */
export function createFlowRoomService(view: Window) {
  const channel = new BroadcastChannel(channelName);
  const send = (message: RoomMessage) => channel.postMessage(message);
  const http = openHttp(view);
  const today = () => indianDay(new Date());
  return {
    watchShops(listener: (messages: readonly ShopMessage[]) => void) {
      let gathered: ShopMessage[] = [];
      let timer: number | undefined;
      const tell = () => {
        timer = undefined;
        const messages = gathered;
        gathered = [];
        listener(messages);
      };
      const onMessage = ({ data }: MessageEvent<ShopMessage>) => {
        gathered.push(data);
        timer ??= view.setTimeout(tell, gatherMs);
      };
      channel.addEventListener('message', onMessage);
      send({ type: 'hello' });
      return () => {
        view.clearTimeout(timer);
        channel.removeEventListener('message', onMessage);
      };
    },
    sendToShop: send,
    watchAddress(listener: (place: RoomPlace, order: string | null) => void) {
      const onPop = () => listener(...placeIn(view.location));
      view.addEventListener('popstate', onPop);
      onPop();
      return () => view.removeEventListener('popstate', onPop);
    },
    writeAddress(place: RoomPlace) {
      const { pathname, search } = view.location;
      const href = hrefOf(place, new URLSearchParams(search).get('order'));
      if (href === `${pathname}${search}`) return;
      if (href.split('?')[0] === pathname) view.history.replaceState(null, '', href);
      else view.history.pushState(null, '', href);
    },
    /** Framed shops report whether they reached the requested state. */
    watchFrames(listener: (hasStood: boolean) => void) {
      const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
        if (origin !== view.location.origin) return;
        if (data === frameMessage.stood || data === frameMessage.missed) listener(data === frameMessage.stood);
      };
      view.addEventListener('message', onMessage);
      return () => view.removeEventListener('message', onMessage);
    },
    /** Whether this shop is a sandbox: only its flows can be followed, tried, compared and looked at in pictures. */
    isSandbox: () => view.document.querySelector('#root[data-sandbox]') !== null,
    /** Whether the URL asks to show the shop beside the chart. */
    wantsPanel: () => new URLSearchParams(view.location.search).has('beside'),
    /** Whether the URL asks for numbers on the drawing. */
    wantsNumbers: () => new URLSearchParams(view.location.search).has('numbers'),
    /** Whether the URL asks to change texts, delays and limits. */
    wantsChanges: () => new URLSearchParams(view.location.search).has('change'),
    /** What this tab tries. */
    tried: () => readTried(view.sessionStorage.getItem(triedName)),
    /** Keeps what is tried for this tab, and lets the shops in its frames try it. */
    showTried(tried: Tried) {
      view.sessionStorage.setItem(triedName, JSON.stringify(tried));
      send(triedMessage);
    },
    /** Tells when a shop in a frame shows what is kept. One that started with something else starts again. */
    watchShown(listener: () => void) {
      const onMessage = ({ origin, data }: MessageEvent<Partial<TriedShown> | null>) => {
        if (origin !== view.location.origin || data?.shown === undefined) return;
        if (data.shown === (view.sessionStorage.getItem(triedName) ?? '')) listener();
        else send(triedMessage);
      };
      view.addEventListener('message', onMessage);
      return () => view.removeEventListener('message', onMessage);
    },
    today,
    ...createFlowCountsService(http, today),
    /** Reads a saved recording. Rejects when the file isn't one. */
    async readFile(file: Blob): Promise<Recording> {
      const recording = readRecording(await file.text());
      if (!recording) throw new Error('This file isn’t a recording of a flow');
      return recording;
    },
    /** Reads an order's history. Only admins may. */
    readOrder: (id: string) => http.send(historyCalls.orderHistory, { params: { id } }),
    /** Reads what a person showed to support. Only staff who answer people may. */
    readSupport: (code: string) => http.send(supportRecordingCalls.readSupportRecording, { params: { code } }),
    /** Downloads the content as a file. */
    save(name: string, type: string, content: BlobPart) {
      const link = view.document.createElement('a');
      link.href = URL.createObjectURL(new Blob([content], { type }));
      link.download = name;
      link.click();
      view.setTimeout(() => URL.revokeObjectURL(link.href));
    },
  };
}

function openHttp(view: Window) {
  const token = createTokenKeeper(createDeviceStore(view.localStorage, view));
  return createHttp({
    isTraced: false,
    token: token.read,
    sessionLost: () => {},
    served: () => {},
    reached: () => {},
  });
}

/** `/flows/cart?at=17&state=cart.drawer.open&fork`, and `?order=` for an order's history. */
function placeIn({ pathname, search }: Location): [RoomPlace, string | null] {
  const slug = pathname.slice(room.length + 1);
  const query = new URLSearchParams(search);
  const at = query.get('at');
  const place = {
    slug: slug === '' ? null : decodeURIComponent(slug),
    at: at === null || !/^\d{1,9}$/u.test(at) ? null : Number(at),
    state: query.get('state'),
    isForked: query.has('fork'),
  };
  return [place, query.get('order')];
}

function hrefOf({ slug, at, state, isForked }: RoomPlace, order: string | null): string {
  if (slug === null) return room;
  const query = [
    ...(order === null ? [] : [`order=${encodeURIComponent(order)}`]),
    ...(state === null ? [] : [`state=${encodeURIComponent(state)}`]),
    ...(at === null ? [] : [`at=${at}`]),
    ...(isForked ? ['fork'] : []),
  ];
  const path = `${room}/${encodeURIComponent(slug)}`;
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
