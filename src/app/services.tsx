import { createContext, use } from 'react';
import type { BrowserServices } from './browser-services.ts';

/** For the composition of screens only; screens themselves know no service. */
export const ServicesContext = createContext<BrowserServices | null>(null);

export function useServices(): BrowserServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('Services are there in the browser only');
  return services;
}
