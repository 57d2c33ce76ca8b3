import sql from 'sql-template-tag';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { startEmbedded } from '../../../server/platform/database/embedded/embedded.ts';
import { StartupError } from '../../../server/platform/database/embedded/startup-error.ts';
import { silentLog } from '../../support/platform/silent-log.ts';

// A shop without the shop: it holds its data directory, says when it is ready, and from then on says each row
// once it is committed. SIGTERM stops it with its server.
const [, , dataDir = ''] = process.argv;
try {
  const server = await startEmbedded({ dataDir, log: silentLog });
  const database = openDatabase({ url: server.url, log: silentLog, poolSize: 2 });
  const stopping = new AbortController();
  process.once('SIGTERM', () => stopping.abort());
  await database.execute(sql`CREATE TABLE IF NOT EXISTS row (n serial PRIMARY KEY)`);
  console.log('ready');
  while (!stopping.signal.aborted) {
    const { n } = await database.one<{ n: number }>(sql`INSERT INTO row DEFAULT VALUES RETURNING n`);
    console.log(n);
  }
  await database.close();
  await server.stop();
} catch (error) {
  console.error(error instanceof StartupError ? `${error.reason}: ${error.message}` : error);
  process.exitCode = 1;
}
