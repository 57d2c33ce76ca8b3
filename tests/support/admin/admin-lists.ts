import * as z from 'zod/mini';
import { maxReached } from '../../../src/domain/kit/money/counted.ts';
import { api } from '../../../src/contract/api.ts';
import type { Call } from '../../../src/contract/call.ts';

/** What a list of the dashboard is asked for in the tests, beside its sorts and its pages. */
export interface AdminListAsked {
  /** What people type: a name, the beginning of a word, a number. */
  readonly searches: readonly string[];
  /** Values of every filter that its query has. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** What has to be in the query beside them, for an admin's list. */
  readonly always?: string;
}

const days = { from: ['2026-09-01'], to: ['2026-09-30'] };
const flag = ['true', 'false'];
const translation = ['hi-missing', 'hi-outdated'];

/** Every list of the dashboard by its call. A list that is missing here fails a test (ADM-02). */
export const adminLists: Readonly<Record<string, AdminListAsked>> = {
  listAccounts: {
    searches: ['meera', 'rao12', '7000012345', 'person4321'],
    filters: { role: ['customer', 'prescriber', 'admin'], blocked: flag, joinedFrom: days.from, joinedTo: days.to },
  },
  listZones: { searches: ['island'], filters: {} },
  listStaffRoles: { searches: ['pack'], filters: {} },
  listStaffInvitations: {
    searches: ['meera'],
    filters: { state: ['waiting', 'accepted', 'withdrawn', 'expired'] },
  },
  listPremiumUsers: {
    searches: ['meera', '7000012345'],
    filters: { state: ['active', 'ended'], endsFrom: days.from, endsTo: days.to },
  },
  listWallets: { searches: ['meera', '7000012345'], filters: { filled: flag } },
  listWalletEntries: {
    searches: ['meera', '7000012345'],
    filters: { reason: ['credit,debit', 'refund'], ...days },
  },
  listReferrals: {
    searches: ['meera', '7000012345'],
    filters: { status: ['rewarded', 'refused', 'held', 'waiting'], ...days },
  },
  browsePrescriptions: {
    searches: ['meera', 'PL0012345'],
    filters: { status: ['waiting', 'approved', 'refused,expired'], ...days },
  },
  listAudit: {
    searches: ['large-12345', 'changed'],
    filters: {
      actorId: ['00000000-0000-4000-8000-000000000000'],
      resource: ['order', 'banner'],
      recordId: ['large-12345'],
      ...days,
    },
  },
  listAllReviews: {
    searches: ['sleep', 'Meera'],
    filters: {
      status: ['waiting', 'published,rejected'],
      stars: ['1', '5'],
      reason: ['advert'],
      reported: flag,
      photos: flag,
    },
  },
  listEmptySearches: { searches: ['lavender'], filters: {} },
  listBrowserErrors: { searches: ['TypeError', 'shop.js'], filters: {} },
  listViolations: { searches: ['script-src', 'evil'], filters: {} },
  listCoupons: {
    searches: ['LARGE12345', 'large 77', '12345'],
    filters: {
      status: ['active', 'ended', 'scheduled', 'paused', 'used-up'],
      type: ['amount', 'percentage,free_shipping'],
      isFlashOffer: flag,
      batch: ['Batch 8'],
      translation,
    },
  },
  listAllProducts: {
    searches: ['mantra', 'large 12345', 'large-12345', 'kind 7'],
    filters: {
      category: ['Kind 7'],
      status: ['published', 'draft'],
      stock: ['low', 'out'],
      needsPrescription: flag,
      translation,
    },
  },
  listStock: { searches: ['mantra', 'large 12345', 'large-12345'], filters: { low: flag, waiting: flag } },
  listAnyOrders: {
    searches: ['meera', 'L26-0012345', '0012345', '7000012345', 'kochi', '560007', 'meera kochi', '91'],
    filters: {
      view: ['all', 'to-pack', 'to-ship', 'shipped', 'delivered', 'on-hold', 'returned'],
      status: ['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'returned', 'refunded'],
      payment: ['paid', 'open', 'collect', 'failed', 'refunding', 'refunded'],
      method: ['upi', 'card', 'netbanking', 'cod', 'wallet'],
      ...days,
    },
  },
  listDrafts: {
    searches: ['meera', 'D26-00123', '7000012345'],
    filters: { status: ['draft', 'sent', 'opened', 'paid', 'expired', 'cancelled'] },
  },
  listReturns: { searches: ['L26-00123'], filters: { status: ['requested', 'refused', 'refunded'] } },
  listAllPosts: {
    searches: ['sleep'],
    filters: { state: ['draft', 'published'], category: ['herbs'], translation },
  },
  listBundles: {
    searches: ['two'],
    filters: { type: ['combo,bulk', 'tier'], status: ['active', 'inactive'], isTimeLimited: flag, translation },
    always: 'status=all',
  },
  listCampaigns: { searches: ['diwali'], filters: { state: ['running', 'off,over'], translation } },
  listBanners: { searches: ['gift'], filters: { isEnabled: flag, translation } },
};

export interface AdminList {
  readonly name: string;
  readonly call: Call;
  readonly asked: AdminListAsked;
  readonly sorts: readonly string[];
  readonly filters: readonly string[];
}

/** Lists that are no table of the dashboard, though admins may call them. */
const otherLists = new Set(['readWalletOf', 'listReviews']);

/** The lists that admins get page by page, by the contract itself. */
export function adminListCalls(): AdminList[] {
  return Object.entries<Call>(api).flatMap(([name, call]) => {
    const { query, access, method, download } = call;
    if (method !== 'GET' || download || !(query instanceof z.ZodMiniObject) || !('limit' in query.shape)) return [];
    const isForAdmins = typeof access !== 'string' && access.includes('admin');
    if ((!isForAdmins && !(name in adminLists)) || otherLists.has(name)) return [];
    const asked = adminLists[name];
    if (!asked) throw new Error(`${name} is missing among the lists of the desk`);
    const { q: _q, sort, limit: _limit, offset: _offset, ...filters } = query.shape;
    return [{ name, call, asked, sorts: choicesOf(sort), filters: Object.keys(filters) }];
  });
}

function choicesOf(schema: unknown): string[] {
  if (schema instanceof z.ZodMiniOptional) return choicesOf(schema.def.innerType);
  return schema instanceof z.ZodMiniEnum ? Object.values(schema.def.entries).map(String) : [];
}

/** Everything that a list can be asked for, one member of its query at a time: first, last and a deep page too. */
export function queriesOf({ asked, sorts }: AdminList, rows: number): string[] {
  const { searches, filters, always } = asked;
  const queries = [
    '',
    `offset=${Math.max(0, Math.min(rows, maxReached) - 100)}`,
    ...searches.map((q) => `q=${encodeURIComponent(q)}`),
    ...sorts.flatMap((sort) => [
      `sort=${sort}`,
      `sort=${sort}&offset=${Math.floor(Math.min(rows, maxReached) / 2)}`,
    ]),
    ...Object.entries(filters).flatMap(([name, values]) =>
      values.map((value) => `${name}=${encodeURIComponent(value)}`),
    ),
  ];
  return always === undefined
    ? queries
    : queries.map((query) => (query.startsWith(always.split('=')[0] ?? '') ? query : `${always}&${query}`));
}
