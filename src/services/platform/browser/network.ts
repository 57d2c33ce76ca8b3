/** Whether the server can be reached: what the browser says, and how the last calls went. */
export function createNetworkService(view: Window) {
  const listeners = new Set<(isThere: boolean) => void>();
  const tell = (isThere: boolean) => listeners.forEach((listener) => listener(isThere));
  return {
    reached: tell,
    watchNetwork: (listener: (isThere: boolean) => void) => {
      const onOnline = () => listener(true);
      const onOffline = () => listener(false);
      listeners.add(listener);
      view.addEventListener('online', onOnline);
      view.addEventListener('offline', onOffline);
      return () => {
        listeners.delete(listener);
        view.removeEventListener('online', onOnline);
        view.removeEventListener('offline', onOffline);
      };
    },
  };
}
