import { createContext, use } from 'react';
import type { BrowserServices } from './browser-services.ts';

/** For the composition in src/app only; components in src/ui don't access services. */
export const ServicesContext = createContext<BrowserServices | null>(null);

/** Null on the server, where actors are created and read but never started. */
export function useBrowserServices(): BrowserServices | null {
  return use(ServicesContext);
}

export function useServices(): BrowserServices {
  const services = useBrowserServices();
  if (!services) throw new Error('Services exist only in the browser');
  return services;
}
