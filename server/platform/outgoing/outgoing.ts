import type { Logger } from 'pino';
import type { BreakerOptions } from './circuit-breaker.ts';
import { openService, type OutgoingService } from './outgoing-service.ts';

export const serviceNames = ['razorpay', 'mail', 'sms', 'whatsapp', 'bucket', 'cdn', 'shiprocket'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** The external services of this process, each with its circuit breaker. */
export type Outgoing = Readonly<Record<ServiceName, OutgoingService>>;

/** One service per name, kept for the life of the process: new credentials don't reset the breaker. */
export function openOutgoing(log: Pick<Logger, 'warn' | 'info'>, options: BreakerOptions = {}): Outgoing {
  const open = (service: ServiceName): OutgoingService =>
    openService(service, {
      ...options,
      onStateChange(state) {
        const tell = state === 'open' ? 'warn' : 'info';
        log[tell]({ service, state }, 'the circuit breaker of a service outside changed');
      },
    });
  return {
    razorpay: open('razorpay'),
    mail: open('mail'),
    sms: open('sms'),
    whatsapp: open('whatsapp'),
    bucket: open('bucket'),
    cdn: open('cdn'),
    shiprocket: open('shiprocket'),
  };
}
