import * as campaignCalls from '../../../../contract/promotions/campaign.calls.ts';
import type { CampaignRow } from '../../../../contract/promotions/campaign.calls.ts';
import { LinkButton } from '../../../../ui/kit/action/Button.tsx';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { chosenOf, commandOf } from '../../kit/list/bulk.ts';
import { moment, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { partWords, stateBadges } from './campaign-words.ts';
import { campaignList } from './campaigns.list.ts';

/** /dashboard/campaigns: sales with one time and one switch. */
export const CampaignsSection = adminSection({
  list: campaignList,
  calls: (http) => ({
    list: listOf(
      async (search, signal) => http.send(campaignCalls.listCampaigns, { search, signal }),
      'items',
      rowOf,
    ),
    run: async (command, picking, matching, signal) => {
      const action = commandOf(command, ['disable', 'enable', 'delete']);
      return http.send(campaignCalls.changeCampaigns, { body: { action, ...chosenOf(picking, matching) }, signal });
    },
    exportCsv: async (search, signal) => http.send(campaignCalls.exportCampaigns, { search, signal }),
  }),
  actions: () => (
    <>
      <LinkButton tone="outline" size="small" href="/dashboard/campaigns/calendar">
        Calendar
      </LinkButton>
      <LinkButton tone="outline" size="small" href="/dashboard/campaigns/rehearsal">
        Rehearse
      </LinkButton>
    </>
  ),
  forms: { newLabel: 'New campaign' },
});

function rowOf({ id, name, startsAt, endsAt, isOn, state, parts, bundleNames }: CampaignRow) {
  return {
    id,
    name,
    cells: {
      name: text(name),
      state: { kind: 'badge', ...stateBadges[state] } as const,
      startsAt: moment(startsAt),
      endsAt: moment(endsAt),
      parts: text(parts.map((part) => partWords[part]).join(', ')),
    },
    commands: [isOn ? 'disable' : 'enable', 'delete'],
    along: { disable: bundleNames, delete: bundleNames },
  };
}
