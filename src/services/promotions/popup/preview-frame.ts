import type { PopupSettings } from '../../../domain/promotions/popup.ts';

interface PreviewTheme {
  readonly scheme: 'light' | 'dark';
  readonly season: 'botanical' | 'diwali';
}

/** What the preview frame should show. */
export interface PreviewOrder extends PreviewTheme {
  readonly settings: PopupSettings;
}

/** The iframe's name and URL. */
export const previewFrame = { name: 'popup-preview', src: '/popup-test?framed' } as const;

/** Messages are accepted from our own origin only, so the shape is trusted. */
interface FrameMessage {
  readonly type?: string;
  readonly order?: PreviewOrder;
}

const ready = 'shop-preview-ready';
const show = 'shop-preview-show';

/** The side of the page that contains the frame. */
export function createPreviewFrame(view: Window) {
  return {
    watchFrame(listener: () => void): () => void {
      return watchMessages(view, ready, () => listener());
    },
    showInFrame(settings: PopupSettings, theme: PreviewTheme): void {
      const frame = view.document.querySelector<HTMLIFrameElement>(`iframe[name="${previewFrame.name}"]`);
      frame?.contentWindow?.postMessage({ type: show, order: { settings, ...theme } }, view.location.origin);
    },
  };
}

/** The side of the page inside the frame. Outside a frame it does nothing. */
export function watchPreview(view: Window, listener: (order: PreviewOrder) => void): () => void {
  if (view.parent === view) return () => {};
  // An opening dialog would take focus from the form around the frame, where someone is typing.
  view.document.body.inert = true;
  const stop = watchMessages(view, show, ({ order }) => {
    if (order) listener(order);
  });
  view.parent.postMessage({ type: ready }, view.location.origin);
  return stop;
}

/** Accepts messages from our own origin only. */
function watchMessages(view: Window, type: string, listener: (data: FrameMessage) => void): () => void {
  const hear = ({ origin, data }: MessageEvent<FrameMessage | null>) => {
    if (origin === view.location.origin && data?.type === type) listener(data);
  };
  view.addEventListener('message', hear);
  return () => view.removeEventListener('message', hear);
}
