import { connect, type Socket } from 'node:net';
import { setTimeout as moment } from 'node:timers/promises';
import { each, openCaller, upTo } from './http-caller.ts';
import { memoryWatch } from './memory-watch.ts';
import type { Campaign, Part } from './part.ts';
import { newPerson } from './people.ts';
import { watchHealth } from './watch.ts';

const law = 'Slow and huge clients do not keep others waiting';
const megabyte = 2 ** 20;
/** Milliseconds after which a head or a body that drips is given up by the shop, with some slack. */
const longestDrip = 120_000;

/** Clients that drip, flood, never end and ask without reading, while others are served (RUN-03, API-05). */
export const clients: Part = async (campaign, size) => {
  const { workshop, findings, say } = campaign;
  const server = await workshop.database('clients');
  const shop = await workshop.shop({ environment: { DATABASE_URL: server.url } });
  const { token } = await newPerson(workshop.pool(server.url));
  const port = Number(new URL(shop.url).port);
  const watch = watchHealth(shop.url, findings, law);
  const memory = memoryWatch(openCaller(shop.url));
  await memory.look();
  const drips = await openDrips(port, size, token);
  say(`${drips.sockets.length} connections drip`);
  const huge = Math.max(2, Math.round(size / 100));
  await each(upTo(huge), 2, async () => sendHuge(campaign, port, token));
  say(`${huge} bodies of 100 MB were sent`);
  await sendEndlessHead(campaign, port);
  await pipeline(campaign, port, Math.min(2000, size * 10));
  await askWithoutReading(port, Math.min(100, size));
  await sellMeanwhile(campaign, shop.url);
  // A connection that only opened and says nothing is cheap, and may stay.
  const speaking = drips.speaking();
  const given = size >= 500 ? await givenUp(speaking, longestDrip) : null;
  if (given !== null) {
    findings.expect(
      given === speaking.length,
      'A head or a body that drips is given up',
      () => `${speaking.length - given} of ${speaking.length} are still open after ${longestDrip} ms`,
    );
  }
  drips.close();
  await memory.look();
  const figures = await watch.end();
  await shop.stop();
  return { 'slow connections': drips.sockets.length, 'bodies of 100 MB': huge, ...figures, ...memory.figures() };
};

/** Connections that send a byte now and then: of a head, of a body, or nothing. */
async function openDrips(port: number, count: number, token: string) {
  const sockets: Socket[] = [];
  const begins = [
    'GET /v1/product HTTP/1.1\r\nHost: a\r\nX-',
    `POST /v1/user/otp/send HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n{`,
    `POST /v1/prescription HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n--x\r\n`,
    '',
  ];
  await each(upTo(count), 50, async (at) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      socket.once('connect', () => resolve());
      socket.once('error', () => resolve());
    });
    socket.write(begins[at % begins.length] ?? '');
    sockets.push(socket);
  });
  const speaking = () => sockets.filter((_, at) => begins[at % begins.length] !== '');
  const timer = setInterval(() => {
    for (const socket of speaking()) if (socket.writable) socket.write('a');
  }, 1000);
  return {
    sockets,
    speaking,
    close() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** How many connections the shop has ended by itself. */
async function givenUp(sockets: readonly Socket[], within: number): Promise<number> {
  const until = performance.now() + within;
  const ended = () => sockets.filter(({ destroyed, readableEnded }) => destroyed || readableEnded).length;
  for (const socket of sockets) socket.resume();
  while (ended() < sockets.length && performance.now() < until) await moment(250);
  return ended();
}

/** Sends 100 MB where 256 kB are taken; the shop says so at once, and may close the line. */
async function sendHuge({ findings }: Campaign, port: number, token: string): Promise<void> {
  const { head, written } = await floodedWith(
    port,
    `PUT /v1/user/cart HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${100 * megabyte}\r\n\r\n`,
    100 * megabyte,
  );
  // A line that breaks while much is still being sent may take the answer with it.
  const isRefused = head.startsWith('HTTP/1.1 413') || (head === '' && written < 10 * megabyte);
  const what = () => `${head.slice(0, 100)} after ${written} bytes`;
  findings.expect(isRefused, 'A body of 100 MB is refused', what);
}

async function sendEndlessHead({ findings }: Campaign, port: number): Promise<void> {
  const { head, written } = await floodedWith(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Endless: ', 64 * 1024);
  findings.expect(
    /^HTTP\/1\.1 4\d\d/u.test(head),
    'A head without an end is refused',
    () => `${head.slice(0, 100)} after ${written} bytes`,
  );
}

async function floodedWith(port: number, begin: string, bytes: number): Promise<{ head: string; written: number }> {
  const chunk = Buffer.alloc(Math.min(bytes, megabyte / 4), '1');
  return new Promise((resolve) => {
    let head = '';
    let written = 0;
    const socket = connect({ host: '127.0.0.1', port });
    const more = (): void => {
      while (written < bytes && !socket.destroyed) {
        written += chunk.length;
        if (!socket.write(chunk)) return;
      }
    };
    socket.on('connect', () => {
      socket.write(begin);
      more();
    });
    socket.on('drain', more);
    socket.on('data', (data: Buffer) => {
      head += data.toString('latin1');
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('close', () => resolve({ head, written }));
  });
}

/** Many requests in one go on one connection: each has its answer, in order. */
async function pipeline({ findings }: Campaign, port: number, count: number): Promise<void> {
  const answers = await new Promise<number>((resolve) => {
    let found = 0;
    const socket = connect({ host: '127.0.0.1', port }, () =>
      socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count)),
    );
    socket.on('data', (data: Buffer) => {
      found += data.toString('latin1').split('HTTP/1.1 200').length - 1;
      if (found >= count) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('close', () => resolve(found));
  });
  // A status line may lie across two chunks.
  findings.expect(answers > count * 0.95, 'Requests in one go are all answered', () => `${answers} of ${count}`);
}

/** Asks for large answers and reads none of them. */
async function askWithoutReading(port: number, count: number): Promise<void> {
  const sockets = [...upTo(count)].map(() => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => undefined);
    socket.pause();
    socket.write('GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20));
    return socket;
  });
  await moment(1500);
  for (const socket of sockets) socket.destroy();
}

/** An honest shopper beside all of them. */
async function sellMeanwhile({ findings }: Campaign, url: string): Promise<void> {
  const caller = openCaller(url, { sockets: 2 });
  for (let asked = 0; asked < 50; asked += 1) {
    const reply = await caller.send({ method: 'GET', path: '/v1/product?limit=24' }).catch(() => null);
    findings.expect(
      reply?.status === 200 && reply.ms < 1000,
      law,
      () => `products: ${reply?.status ?? 'no answer'}, ${reply?.ms ?? 0} ms`,
    );
  }
  caller.close();
}
