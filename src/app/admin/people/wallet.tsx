import type { AnswerOf } from '../../../contract/call.ts';
import type { Api } from '../../../contract/api.ts';
import { formatRupees, movedRupees } from '../../../domain/kit/money/money.ts';
import type { WalletReason } from '../../../domain/account/wallet.ts';
import type { Row } from '../../../machines/admin/frame/collection/collection.types.ts';
import type { Draft, StoredRecord } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { peopleCalls } from '../../../services/admin/kit/people-calls.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import { textOf } from '../../../ui/admin/record/field-values.ts';
import { RecordFactRows, RecordFacts } from '../../../ui/admin/record/RecordFacts.tsx';
import type { RecordCalls } from '../kit/descriptor.ts';
import { adminSection } from '../kit/admin-section.tsx';
import {
  accountByPhone,
  factRowsOf,
  factsOf,
  foundOr404,
  kept,
  momentWords,
  numberOf,
  personAndNumber,
  personCell,
  personCells,
  personWords,
  pressKey,
  refusedHere,
  wordsOf,
  phoneColumn,
  personSearchHint,
  phoneField,
} from './people-parts.ts';
import { listOf } from '../kit/wire-query.ts';

type Holder = AnswerOf<Api['listWallets']>['items'][number];
type Ledger = AnswerOf<Api['readWalletOf']>;
type Entry = AnswerOf<Api['listWalletEntries']>['items'][number];

const reasonWords: Readonly<Record<WalletReason, string>> = {
  order: 'Order',
  refund: 'Refund',
  referral: 'Referral',
  'referral-returned': 'Referral reward reversed',
  credit: 'Credit by an admin',
  debit: 'Debit by an admin',
};

function holderRow({ id, name, phone, balance, movedAt }: Holder): Row {
  return {
    id,
    name: personWords(name, phone),
    cells: {
      ...personCells({ name, phone }),
      balance: { kind: 'money', amount: balance },
      moved: { kind: 'moment', at: movedAt },
    },
    commands: [],
  };
}

function entryRow({ id, person, amount, balanceAfter, reason, orderNumber, note, actor, at }: Entry): Row {
  return {
    id,
    name: `${reasonWords[reason]} for ${personAndNumber(person)}`,
    cells: {
      person: personCell(person),
      reason: { kind: 'text', text: reasonWords[reason], note: [orderNumber, note].filter(Boolean).join(', ') },
      amount: { kind: 'money', amount },
      balance: { kind: 'money', amount: balanceAfter },
      actor: { kind: 'text', text: actor ?? '–' },
      at: { kind: 'moment', at },
    },
    commands: [],
  };
}

const empty: Draft = {
  isStored: false,
  name: '',
  facts: [{ title: 'Balance', note: '–' }],
  entries: [],
  phone: '',
  kind: 'credit',
  amount: '',
  note: '',
};

function storedOf(id: string, name: string, { balance, entries }: Ledger): StoredRecord {
  return {
    id,
    version: null,
    draft: {
      ...empty,
      isStored: true,
      name,
      facts: [{ title: 'Balance', note: formatRupees(balance) }],
      entries: entries.map((entry) => ({
        id: entry.id,
        title: [reasonWords[entry.reason], entry.orderNumber].filter(Boolean).join(' '),
        aside: movedRupees(entry.amount),
        note: [entry.note, momentWords(entry.at), `then ${formatRupees(entry.balanceAfter)}`]
          .filter(Boolean)
          .join(', '),
      })),
    },
  };
}

function walletCalls(http: Http): RecordCalls {
  const read = async (id: string, signal: AbortSignal): Promise<StoredRecord> => {
    const [{ name, phone }, ledger] = await Promise.all([
      http.send(peopleCalls.readAnyAccount, { params: { id }, signal }),
      http.send(peopleCalls.readWalletOf, { params: { id }, query: { limit: '50' }, signal }),
    ]);
    return storedOf(id, personAndNumber({ name, phone }), ledger);
  };
  return {
    load: async (id, signal) => foundOr404(read(id, signal)),
    save: async ({ id: stored, draft }, signal) => {
      const id = stored ?? (await accountByPhone(http, draft, signal));
      const amount = numberOf(draft, 'amount');
      if (amount === undefined) throw refusedHere('amount', 'Enter an amount');
      const kind = draft['kind'] === 'debit' ? 'debit' : 'credit';
      const body = { kind, amount, note: wordsOf(draft, 'note') } as const;
      await http.send(peopleCalls.changeWallet, { params: { id }, body, headers: pressKey(), signal });
      return kept(await read(id, signal));
    },
  };
}

/** /dashboard/wallet for admins: what everybody holds, and one wallet credited or debited (ACC-05). */
export const AdminWalletSection = adminSection({
  slug: 'wallet',
  list: {
    title: 'Wallets',
    noun: { one: 'wallet', many: 'wallets' },
    columns: [
      { key: 'name', title: 'Customer', sort: 'name' },
      phoneColumn,
      { key: 'balance', title: 'Balance', sort: 'balance', isNumeric: true, onPhone: 'aside' },
      { key: 'moved', title: 'Last activity' },
    ],
    filters: [
      {
        kind: 'choice',
        name: 'filled',
        label: 'Balance',
        options: [
          { value: 'true', label: 'With a balance' },
          { value: 'false', label: 'Empty' },
        ],
      },
    ],
    tabs: [
      { name: 'all', label: 'All', search: '' },
      { name: 'filled', label: 'With a balance', search: '?filled=true' },
    ],
    commands: [],
    searchHint: personSearchHint,
    usualSort: '-balance',
    empty: { title: 'No wallets yet', text: 'A wallet appears after its first refund, reward or credit.' },
  },
  listCalls: (http) => ({
    list: listOf(async (query, signal) => http.send(peopleCalls.listWallets, { query, signal }), holderRow),
    exportCsv: async (query, signal) => http.send(peopleCalls.exportWallets, { query, signal }),
  }),
  record: {
    empty: () => empty,
    calls: walletCalls,
    newLabel: 'Credit a wallet',
    config: {
      noun: { one: 'wallet', many: 'wallets' },
      nameOf: (draft) => textOf(draft['name']),
      listHref: '/dashboard/wallet',
      isAsideFirst: true,
      cards: [
        {
          title: 'Credit or debit',
          fields: [
            phoneField,
            {
              name: 'kind',
              label: 'Action',
              kind: 'select',
              half: true,
              options: [
                { value: 'credit', label: 'Credit' },
                { value: 'debit', label: 'Debit' },
              ],
            },
            { name: 'amount', label: 'Amount', kind: 'money', half: true },
            {
              name: 'note',
              label: 'Reason',
              kind: 'textarea',
              max: 200,
              hint: 'The customer sees this in their wallet',
            },
          ],
        },
        {
          title: 'History',
          fields: [],
          draw: (draft) => <RecordFactRows rows={factRowsOf(draft, 'entries')} empty="No entries yet." />,
        },
        {
          title: 'Balance',
          isAside: true,
          fields: [],
          draw: (draft) => <RecordFacts facts={factsOf(draft)} />,
        },
      ],
    },
  },
});

/** /dashboard/wallet-entries: everything that moved any wallet, the newest first (ACC-05). */
export const WalletEntriesSection = adminSection({
  slug: 'wallet-entries',
  list: {
    title: 'Wallet entries',
    noun: { one: 'entry', many: 'entries' },
    columns: [
      { key: 'person', title: 'Customer' },
      { key: 'reason', title: 'Reason', onPhone: 'note' },
      { key: 'amount', title: 'Amount', isNumeric: true, onPhone: 'aside' },
      { key: 'balance', title: 'Balance after', isNumeric: true },
      { key: 'actor', title: 'By', isHiddenFirst: true },
      { key: 'at', title: 'When', sort: 'at', onPhone: 'state' },
    ],
    filters: [
      {
        kind: 'choice',
        name: 'reason',
        label: 'Reason',
        options: Object.entries(reasonWords).map(([value, label]) => ({ value, label })),
      },
      { kind: 'period', from: 'from', to: 'to', label: 'Date' },
    ],
    tabs: [],
    commands: [],
    searchHint: personSearchHint,
    usualSort: '-at',
    empty: { title: 'No entries yet', text: 'Every credit, debit, payment and refund appears here.' },
  },
  listCalls: (http) => ({
    list: listOf(async (query, signal) => http.send(peopleCalls.listWalletEntries, { query, signal }), entryRow),
    exportCsv: async (query, signal) => http.send(peopleCalls.exportWalletEntries, { query, signal }),
  }),
});
