import { placeAt } from '../../../domain/shell/page/address.ts';
import { language } from '../../../domain/kit/text/language.ts';
import { matchRoute, type Location } from '../../../domain/shell/page/route.ts';
import { fieldsOf } from '../../platform/storage/shape.ts';

/** Milliseconds. A pointer that only crosses a link isn't about to follow it. */
const restMs = 60;
const mostAtOnce = 2;

/**
 * Fetches pages whose link is pressed, or rested on with mouse or focus, until the signal: at most two at
 * once, and none while the device saves data. `load` fetches one; whoever asks for it soon after shares it. A page
 * that can't be fetched now is asked for again when it is opened.
 */
export function fetchAhead(
  view: Window,
  load: (location: Location) => Promise<unknown>,
  signal: AbortSignal,
): void {
  const { document } = view;
  let underWay = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const fetchBehind = ({ target }: Event) => {
    const location = target instanceof Element ? pageBehind(target, view) : null;
    if (!location || underWay >= mostAtOnce || isSavingData(view.navigator)) return;
    underWay += 1;
    const done = () => {
      underWay -= 1;
    };
    load(location).then(done, done);
  };
  const fetchAfterRest = (event: Event) => {
    clearTimeout(resting);
    resting = setTimeout(() => !signal.aborted && fetchBehind(event), restMs);
  };
  const options = { signal, passive: true };
  document.addEventListener('pointerdown', fetchBehind, options);
  document.addEventListener('focusin', fetchAfterRest, options);
  // Not pointerover: a page that moves under a mouse at rest sends it too.
  document.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'mouse') fetchAfterRest(event);
    },
    options,
  );
}

/** The shop's page that a link around this element opens in place; null for every other link. */
function pageBehind(element: Element, view: Window): Location | null {
  const link = element.closest('a');
  if (link?.target !== '' || link.hasAttribute('download') || link.origin !== view.location.origin) {
    return null;
  }
  const { language: spoken, location } = placeAt(`${link.pathname}${link.search}`);
  return spoken !== language || matchRoute(location.path).route === 'not-found' ? null : location;
}

/** Whether nothing may be fetched that nobody has asked for: the device saves data, or is on a very slow connection. */
export function isSavingData(navigator: Navigator): boolean {
  const connection = fieldsOf('connection' in navigator ? navigator.connection : null);
  return connection?.['saveData'] === true || String(connection?.['effectiveType']).endsWith('2g');
}
