import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  type CampaignRow,
  changeCampaigns,
  createCampaign,
  deleteCampaign,
  exportCampaigns,
  listCampaigns,
  readCampaignCalendar,
  readCampaign,
  updateCampaign as updateCampaignCall,
} from '../../../src/contract/promotions/campaign.calls.ts';
import { addDays } from '../../../src/domain/kit/time/days.ts';
import { collisionsOf } from '../../../src/domain/promotions/campaign/collision.ts';
import { inSavepoint } from '../../platform/database/savepoint.ts';
import type { Session } from '../../platform/database/session.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { refuseMistakes } from '../../platform/http/input/rules.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { bulkOver } from '../../platform/list/bulk.ts';
import { type CsvColumn, csvFile, indianTime } from '../../platform/list/csv/csv.ts';
import { readAll, readPage } from '../../platform/list/list.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { entryOf, isDated, readPlanned } from './calendar.queries.ts';
import { campaignFindings, postFindings } from './campaign-rules.ts';
import { campaignFilters, campaignList, findCampaign } from './campaign.queries.ts';
import { presentCampaign } from './present-campaign.ts';
import { addCampaign, noCampaign, removeCampaign, switchCampaign, updateCampaign } from './store-campaign.ts';

const columns: readonly CsvColumn<CampaignRow>[] = [
  { title: 'name', value: ({ name }) => name },
  { title: 'startsAt', value: ({ startsAt }) => indianTime(startsAt) },
  { title: 'endsAt', value: ({ endsAt }) => indianTime(endsAt) },
  { title: 'isOn', value: ({ isOn }) => isOn },
  { title: 'state', value: ({ state }) => state },
  { title: 'parts', value: ({ parts }) => parts.join(', ') },
];

/** Sales with one time and one switch, for admins (CMP-01). */
export function campaignRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, jobs, clock } = context;
  const storeOf = (tx: Session, { id: actorId }: Pick<SignedIn, 'id'>) => ({
    tx,
    jobs,
    writer: { actorId, now: clock() },
  });

  route(app, context, listCampaigns, async ({ query: { q, sort, limit, offset, ...filters } }) => {
    const now = clock();
    return readPage(database, campaignList(now), { q, sort, limit, offset }, campaignFilters(filters, now));
  });

  route(app, context, exportCampaigns, async ({ query: { q, sort, ...filters } }) => {
    const now = clock();
    const rows = readAll(database, campaignList(now), { q, sort }, campaignFilters(filters, now));
    return csvFile('campaigns', columns, rows);
  });

  route(app, context, readCampaign, async ({ params: { id } }) => {
    const found = await presentCampaign(database, id, clock());
    if (!found) throw noCampaign();
    return found;
  });

  route(app, context, readCampaignCalendar, async ({ query: { month } }) => {
    const [from, until] = monthOf(month);
    const planned = await readPlanned(database, from, until);
    return {
      month,
      entries: planned.filter((each) => isDated(each, until)).map(entryOf),
      collisions: [...collisionsOf(planned.filter(({ isOn }) => isOn))],
    };
  });

  const postsOf = async (session: Session, id: string) => (await findCampaign(session, id))?.posts ?? [];

  route(
    app,
    context,
    createCampaign,
    async ({ body, shopper }) => {
      await refuseMistakes(postFindings(shopper.granted, [], body));
      return database.transaction(async (tx) => addCampaign(storeOf(tx, shopper), body));
    },
    {
      rules: ({ body, shopper }) => [
        postFindings(shopper.granted, [], body),
        campaignFindings(database, { id: randomUUID(), now: clock() }, body),
      ],
    },
  );

  route(
    app,
    context,
    updateCampaignCall,
    async ({ params: { id }, headers, body, shopper }) =>
      database.transaction(async (tx) => {
        await refuseMistakes(postFindings(shopper.granted, await postsOf(tx, id), body));
        return updateCampaign(storeOf(tx, shopper), { id, version: headers['if-match'], campaign: body });
      }),
    {
      rules: ({ params: { id }, body, shopper }) => [
        async () => postFindings(shopper.granted, await postsOf(database, id), body),
        campaignFindings(database, { id, now: clock() }, body),
      ],
    },
  );

  route(app, context, deleteCampaign, async ({ params: { id }, shopper }) => {
    if (!(await database.transaction(async (tx) => removeCampaign(storeOf(tx, shopper), id)))) throw noCampaign();
  });

  route(app, context, changeCampaigns, async ({ body: { action, ids, matching }, shopper }) => {
    const now = clock();
    const { q, ...filters } = matching ?? {};
    const chosen = { ids, matching: matching && { q, filters: campaignFilters(filters, now) } };
    return bulkOver(database, campaignList(now), chosen, async (tx, id) => {
      const store = storeOf(tx, shopper);
      let isThere = false;
      const failed = await inSavepoint(tx, async () => {
        isThere = await (action === 'delete'
          ? removeCampaign(store, id)
          : switchCampaign(store, id, action === 'enable'));
      });
      if (failed instanceof ProblemError) return failed.message;
      if (failed !== undefined) throw asError(failed);
      return isThere ? null : 'We couldn’t find this campaign';
    });
  });
}

/** The first moment of a month in India, and of the one after it. */
function monthOf(month: string): [from: Date, until: Date] {
  const from = new Date(`${month}-01T00:00:00+05:30`);
  const next = addDays(`${month}-28`, 4).slice(0, 7);
  return [from, new Date(`${next}-01T00:00:00+05:30`)];
}

function asError(failed: unknown): Error {
  return failed instanceof Error ? failed : new Error(String(failed));
}
