import { createBell } from '../bell.ts';

/** Whether the server is reachable, from the browser's online and offline events and the latest requests. */
export function createNetworkService(view: Window) {
  const reached = createBell<[isThere: boolean]>();
  return {
    reached: reached.ring,
    watchNetwork: (listener: (isThere: boolean) => void) => {
      const onOnline = () => listener(true);
      const onOffline = () => listener(false);
      const stop = reached.listen(listener);
      view.addEventListener('online', onOnline);
      view.addEventListener('offline', onOffline);
      return () => {
        stop();
        view.removeEventListener('online', onOnline);
        view.removeEventListener('offline', onOffline);
      };
    },
  };
}
