import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { serveLoopback } from '../loopback.ts';

export interface TakenPost {
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface MessageService {
  readonly url: string;
  /** What was posted to it, whatever it answered. */
  readonly posts: TakenPost[];
  close(): Promise<void>;
}

/** A message service on loopback that answers as it is told, one answer after the other, the last one for ever. */
export async function startMessageService(
  answers: readonly ((response: ServerResponse) => void)[],
): Promise<MessageService> {
  const posts: TakenPost[] = [];
  const served = await serveLoopback(async (request, response) => {
    const answer = answers[Math.min(posts.length, answers.length - 1)];
    posts.push({ headers: request.headers, body: await json(request) });
    answer?.(response);
  });
  return { ...served, url: `${served.url}/send`, posts };
}

export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe: string | undefined;
  readonly replyTo: readonly (string | undefined)[];
}

export interface MailServer {
  readonly url: string;
  readonly taken: TakenMail[];
  close(): Promise<void>;
}

/** A real SMTP server on loopback; what it refuses or forgets to answer is in the options. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then(
          (mail) => {
            taken.push({
              from: mail.from?.address ?? '',
              to: session.envelope.rcptTo.map(({ address }) => address),
              messageId: mail.messageId ?? '',
              subject: mail.subject ?? '',
              text: mail.text ?? '',
              html: mail.html ?? '',
              unsubscribe: mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value,
              replyTo: mail.replyTo?.map(({ address }) => address) ?? [],
            });
            done();
          },
          (error: Error) => done(error),
        );
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${portOf(listening.address())}`,
    taken,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  return address.port;
}
