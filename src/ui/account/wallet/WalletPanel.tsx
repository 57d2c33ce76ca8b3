import { t } from '../../../domain/kit/text/text.ts';
import { isSame } from '../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { walletMachine } from '../../../machines/account/wallet/wallet.machine.ts';
import { walletView, type WalletRow } from '../../../machines/account/wallet/wallet.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { EmptyBottle } from '../../kit/art/drawings.tsx';
import { AskAgain } from '../../kit/status/AskAgain.tsx';
import { SectionLoading } from '../dashboard/SectionLoading.tsx';
import { Button, LinkButton } from '../../kit/action/Button.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './WalletPanel.css.ts';

/** The wallet's balance and every entry with its reason. */
export function WalletPanel({ actor }: { actor: ActorRefFrom<typeof walletMachine> }) {
  const view = useView(actor, walletView, isSame);
  if (view.kind === 'loading') return <SectionLoading />;
  return (
    <>
      <h1 className={text({ as: 'h2' })}>{t`Wallet`}</h1>
      {view.kind === 'failed' ? (
        <AskAgain onAsk={() => actor.send({ type: 'wallet.retry' })}>
          {t`Couldn’t load your wallet. Your money is safe. Try again.`}
        </AskAgain>
      ) : (
        <>
          <section className={css.plate} aria-label={t`Balance`}>
            <p className={css.word}>{t`In your wallet`}</p>
            <p className={css.balance}>{view.balance}</p>
            <p>{t`Use it at checkout to pay for all or part of an order. You don’t need a code.`}</p>
          </section>
          {view.rows.length === 0 ? (
            <div className={css.empty}>
              <EmptyState
                art={<EmptyBottle />}
                title={t`No activity yet`}
                action={
                  <LinkButton tone="outline" href="/dashboard/referrals">
                    {t`Invite a friend`}
                  </LinkButton>
                }
              >
                {t`Refunds and referral rewards appear here.`}
              </EmptyState>
            </div>
          ) : (
            <ul className={css.rows} aria-label={t`Activity`}>
              {view.rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
          )}
          {view.hasMissed && (
            <AskAgain onAsk={() => actor.send({ type: 'wallet.more' })}>
              {t`Couldn’t load older entries. Try again.`}
            </AskAgain>
          )}
          {(view.canShowMore || view.isLoadingMore) && !view.hasMissed && (
            <Button
              className={css.more}
              tone="outline"
              busy={view.isLoadingMore}
              onClick={() => actor.send({ type: 'wallet.more' })}
            >
              {view.isLoadingMore ? t`Loading older entries…` : t`Show older entries`}
            </Button>
          )}
        </>
      )}
    </>
  );
}

function Row({ row }: { row: WalletRow }) {
  return (
    <li className={css.row}>
      <div>
        <p className={css.title}>{row.title}</p>
        {row.note !== null && <p>{row.note}</p>}
        <p className={css.small}>{row.at}</p>
      </div>
      <div className={css.sums}>
        <p className={css.amount} {...(row.isIn ? { 'data-in': '' } : {})}>
          {row.amount}
        </p>
        <p className={css.small}>{t`Balance ${row.balance}`}</p>
      </div>
    </li>
  );
}
