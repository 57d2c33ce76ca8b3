import type { PopupSettings } from '../../../domain/promotions/popup.ts';

interface PreviewTheme {
  readonly scheme: 'light' | 'dark';
  readonly season: 'botanical' | 'diwali';
}

/** What is to be seen in the frame of a preview. */
export interface PreviewOrder extends PreviewTheme {
  readonly settings: PopupSettings;
}

/** The name of the frame, and the address of the page in it. */
export const previewFrame = { name: 'popup-preview', src: '/popup-test?framed' } as const;

/** Only this shop's own pages are listened to, so it is of this form. */
interface FrameMessage {
  readonly type?: string;
  readonly order?: PreviewOrder;
}

const ready = 'shop-preview-ready';
const show = 'shop-preview-show';

/** The side of the page around the frame. */
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

/** The side of the page in the frame; elsewhere nothing is ever told. */
export function watchPreview(view: Window, listener: (order: PreviewOrder) => void): () => void {
  if (view.parent === view) return () => {};
  // A dialog that opens takes the focus, which is the page's around it: somebody is typing there.
  view.document.body.inert = true;
  const stop = watchMessages(view, show, ({ order }) => {
    if (order) listener(order);
  });
  view.parent.postMessage({ type: ready }, view.location.origin);
  return stop;
}

/** Only of this shop's own pages. */
function watchMessages(view: Window, type: string, listener: (data: FrameMessage) => void): () => void {
  const hear = ({ origin, data }: MessageEvent<FrameMessage | null>) => {
    if (origin === view.location.origin && data?.type === type) listener(data);
  };
  view.addEventListener('message', hear);
  return () => view.removeEventListener('message', hear);
}
