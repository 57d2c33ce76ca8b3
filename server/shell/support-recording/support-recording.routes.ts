import type { FastifyInstance } from 'fastify';
import { readSupportRecording, showSupport } from '../../../src/contract/shell/support-recording.calls.ts';
import { newCode } from '../../account/second-factor/codes.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { findRecording, keptUntil, storeRecording } from './support-recording.queries.ts';

const tooOld = 'There is no recording with this code, or it’s older than seven days';

/** The last minutes of a visit, shown to support by a code (FLO-09). */
export function supportRecordingRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, showSupport, async ({ body: recording, shopper }) => {
    const now = clock();
    const code = newCode(2, 4);
    await storeRecording(database, { shopperId: shopper.id, code, recording, now });
    return { code, until: keptUntil(now).toISOString() };
  });

  route(app, context, readSupportRecording, async ({ params: { code } }) => {
    const found = await findRecording(database, code, clock());
    if (!found) throw problem('not-found', { detail: tooOld });
    return { shownAt: found.shown_at.toISOString(), recording: found.recording };
  });
}
