import { createServer } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { runOnce, Logger } from 'graphile-worker';
import { expect, test } from 'vitest';
import { createJobs, taskList } from '../../server/jobs/jobs.ts';
import { messageTasks, queuedMessages } from '../../server/message/messages.ts';
import { createTestDatabase } from '../support/database.ts';

test('SES-04, SES-08 in live mode a message goes to the message service if its transaction commits, and only then', async () => {
  const owned = await createTestDatabase();
  const { database } = owned;
  const taken: unknown[] = [];
  const service = createServer((request, response) => {
    json(request).then(
      (body) => {
        taken.push(body);
        response.writeHead(200).end();
      },
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  try {
    const address = service.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const jobs = createJobs();
    const messages = queuedMessages((session, name, payload) => jobs.add(session, name, payload));
    const message = { to: '+919876543210', channel: 'sms', text: '123456 is your code', code: '123456' } as const;
    await database.transaction((tx) => messages.send(tx, message));
    const undone = database.transaction(async (tx) => {
      await messages.send(tx, { ...message, text: 'never' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await runOnce({
      pgPool: database.pool,
      taskList: taskList(messageTasks(`http://127.0.0.1:${port}/`)),
      noHandleSignals: true,
      logger: new Logger(() => () => undefined),
    });
    expect(taken).toEqual([{ to: '+919876543210', channel: 'sms', text: '123456 is your code' }]);
  } finally {
    service.close();
    await owned.drop();
  }
});
