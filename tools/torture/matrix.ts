import {
  faultsOfAdmission,
  faultsOfOwnership,
  matrixCalls,
  ownable,
  signInCallers,
} from '../../tests/support/access/access-matrix.ts';
import { makeDatabasesOn } from '../../tests/support/database.ts';
import { makeTemplate } from '../../tests/support/global-setup.ts';
import { startTestServer } from '../../tests/support/server.ts';
import type { Part } from './part.ts';

/** Every call by every role, with their own things and with somebody else's (SES-07). */
export const matrix: Part = async ({ workshop, findings, say }, size) => {
  const postgres = await workshop.database('matrix', { isEmpty: true });
  await makeTemplate(postgres);
  makeDatabasesOn(postgres.adminUrl);
  const totals = { runs: 0, calls: matrixCalls.length, 'calls about one person’s thing': ownable.length };
  for (let run = 0; run < size; run += 1) {
    const server = await startTestServer();
    const close = workshop.later(async () => server.close());
    const tokens = await signInCallers(server);
    for (const [name, call] of matrixCalls) {
      for (const fault of await faultsOfAdmission(server, tokens, call)) {
        findings.add('A call admits whom the contract names, and nobody else', `${name}: ${fault}`);
      }
    }
    for (const one of ownable) {
      for (const fault of await faultsOfOwnership(server, tokens, one)) {
        findings.add('What belongs to somebody else is as if it were not there', `${one[0]}: ${fault}`);
      }
    }
    await close();
    totals.runs += 1;
    say(`${totals.runs} of ${size} runs`);
  }
  return totals;
};
