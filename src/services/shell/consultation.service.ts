import { chatHref } from '../../domain/shell/site/chat-greeting.ts';
import type { Log } from '../platform/log.ts';

interface WhatsApp {
  readonly number: string;
  /** Where interest is posted; null when not configured. */
  readonly webhookUrl: string | null;
}

interface Interest {
  readonly source: string;
  readonly phone: string;
  readonly message: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** Opens a WhatsApp consultation and reports the interest. */
export function createConsultationService(view: Window, { number, webhookUrl }: WhatsApp, log: Log) {
  return {
    /** Rejects when the webhook can't be reached or refuses. */
    postInterest: async (interest: Interest, signal: AbortSignal): Promise<void> => {
      if (webhookUrl === null) return;
      const headers = { 'Content-Type': 'application/json' };
      const answer = await view.fetch(webhookUrl, {
        method: 'POST',
        headers,
        body: JSON.stringify(interest),
        signal,
      });
      if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
    },
    openChat: (message: string): void => {
      view.open(chatHref(number, message), '_blank', 'noopener');
    },
    logFailure: (error: unknown): void => log.warn('Couldn’t post the consultation request', error),
    now: () => Date.now(),
  };
}
