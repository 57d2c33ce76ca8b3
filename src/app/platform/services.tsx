import { createContext, use } from 'react';
import type { BrowserServices } from './browser-services.ts';

/** For the composition of screens only; screens themselves know no service. */
export const ServicesContext = createContext<BrowserServices | null>(null);

/** Null where the server draws a page: there an actor is made and read, but never started. */
export function useBrowserServices(): BrowserServices | null {
  return use(ServicesContext);
}

export function useServices(): BrowserServices {
  const services = useBrowserServices();
  if (!services) throw new Error('Services exist only in the browser');
  return services;
}
