import * as accountAdminCalls from '../../../../contract/account/account-admin.calls.ts';
import * as walletCalls from '../../../../contract/account/wallet/wallet.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf, BodyOf } from '../../../../contract/call.ts';
import { formatRupees, movedRupees } from '../../../../domain/kit/money/money.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import { factsAside, linesCard } from '../../kit/form/facts.tsx';
import { choice, fresh, longText, money } from '../../kit/form/fields.ts';
import { card, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection } from '../../record/record-section.tsx';
import { momentWords, personAndNumber } from '../../kit/list/cells.ts';
import { accountByPhone, personFields, pressKey, withAccount } from '../person-form.ts';
import { reasonWords } from './wallet-words.ts';
import { walletNoun as noun } from './wallet.list.ts';

type Ledger = AnswerOf<Api['readWalletOf']>;
type Change = BodyOf<Api['changeWallet']>;

interface Wallet extends Ledger {
  readonly id: string;
  readonly name: string;
}

const half = { half: true } as const;

const form = formOf<Wallet, Change & { readonly phone: string }>()({
  slug: 'wallet',
  noun,
  name: 'name',
  isAsideFirst: true,
  cards: [
    card('Credit or debit', {
      ...personFields,
      kind: fresh(choice('Action', { credit: 'Credit', debit: 'Debit' }, half)),
      amount: fresh(money('Amount', half)),
      note: fresh(longText('Reason', { max: 200, hint: 'The customer sees this in their wallet' })),
    }),
    linesCard('History', 'entries', 'No entries yet.'),
    factsAside('Balance'),
  ],
  taken: ({ balance, entries }: Wallet) => ({
    isStored: true,
    facts: [{ title: 'Balance', note: formatRupees(balance) }],
    entries: entries.map(({ id, reason, orderNumber, amount, note, at, balanceAfter }) => ({
      id,
      title: [reasonWords[reason], orderNumber].filter(Boolean).join(' '),
      aside: movedRupees(amount),
      note: [note, momentWords(at), `then ${formatRupees(balanceAfter)}`].filter(Boolean).join(', '),
    })),
  }),
});

/** One wallet: its transactions, and manual credits and debits. */
export const WalletForm = formSection({
  slug: 'wallet',
  form,
  calls: recordCalls(form, (http) => {
    const change = async (id: string, body: Change, signal: AbortSignal) => {
      await http.send(walletCalls.changeWallet, { params: { id }, body, headers: pressKey(), signal });
      return readWallet(http, id, signal);
    };
    return {
      read: async (id, { signal }) => readWallet(http, id, signal),
      create: async ({ phone, ...body }, { signal }) =>
        withAccount(await accountByPhone(http, phone, signal), async (id) => change(id, body, signal)),
      update: async (id, { phone: _, ...body }, { signal }) => change(id, body, signal),
    };
  }),
});

async function readWallet(http: Http, id: string, signal: AbortSignal): Promise<Wallet> {
  const params = { id };
  const [person, ledger] = await Promise.all([
    http.send(accountAdminCalls.readAnyAccount, { params, signal }),
    http.send(walletCalls.readWalletOf, { params, query: { limit: '50' }, signal }),
  ]);
  return { ...ledger, id, name: personAndNumber(person) };
}
