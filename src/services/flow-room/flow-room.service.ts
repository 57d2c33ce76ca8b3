import { channelName, type RoomMessage, type ShopMessage } from '../../domain/inspection/inspection.ts';

const room = '/flows';

/** The room's side of the channel, its address, and the files that it hands over. */
export function createFlowRoomService(view: Window) {
  const channel = new BroadcastChannel(channelName);
  const send = (message: RoomMessage) => channel.postMessage(message);
  const tellAddress = (listener: (slug: string | null, at: number | null) => void) => {
    const { pathname, search } = view.location;
    const slug = pathname.slice(room.length + 1);
    const at = new URLSearchParams(search).get('at');
    listener(
      slug === '' ? null : decodeURIComponent(slug),
      at === null || !/^\d{1,6}$/u.test(at) ? null : Number(at),
    );
  };
  return {
    watchShops(listener: (message: ShopMessage) => void) {
      const onMessage = ({ data }: MessageEvent<ShopMessage>) => listener(data);
      channel.addEventListener('message', onMessage);
      send({ type: 'hello' });
      return () => channel.removeEventListener('message', onMessage);
    },
    sendToShop: send,
    watchAddress(listener: (slug: string | null, at: number | null) => void) {
      const onPop = () => tellAddress(listener);
      view.addEventListener('popstate', onPop);
      onPop();
      return () => view.removeEventListener('popstate', onPop);
    },
    writeAddress(slug: string | null, at: number | null) {
      const path = slug === null ? room : `${room}/${encodeURIComponent(slug)}`;
      const href = at === null ? path : `${path}?at=${at}`;
      const { pathname, search } = view.location;
      if (href === `${pathname}${search}`) return;
      if (path === pathname) view.history.replaceState(null, '', href);
      else view.history.pushState(null, '', href);
    },
    /** Hands text over as a file. */
    save(name: string, type: string, content: BlobPart) {
      const link = view.document.createElement('a');
      link.href = URL.createObjectURL(new Blob([content], { type }));
      link.download = name;
      link.click();
      view.setTimeout(() => URL.revokeObjectURL(link.href));
    },
  };
}
