import { t } from '../../../domain/kit/text/text.ts';
import { addressListView, type AddressRow } from '../../../machines/account/account-list/account-list.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { EmptyBottle } from '../../kit/art/drawings.tsx';
import { AlertDialog } from '../../kit/overlay/AlertDialog.tsx';
import { Badge } from '../../kit/status/Badge.tsx';
import { Button, LinkButton } from '../../kit/action/Button.tsx';
import { Card } from '../../kit/display/Card.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './AccountList.css.ts';
import type { AccountListActor } from './DeviceList.tsx';
import { RetryNotice } from '../../kit/status/RetryNotice.tsx';
import { SectionLoading } from '../dashboard/SectionLoading.tsx';

/** The account's saved addresses, the default one first. */
export function AddressList({ actor }: { actor: AccountListActor }) {
  const view = addressListView(useView(actor, (snapshot) => snapshot));
  if (view.stage === 'loading') return <SectionLoading words={t`Loading your addresses`} />;
  const isEmpty = view.stage === 'shown' && view.rows.length === 0;
  return (
    <>
      <div className={css.head}>
        <h1 className={text({ as: 'h2' })}>{t`Addresses`}</h1>
        {view.rows.length > 0 && <LinkButton href="/dashboard/address/new">{t`Add an address`}</LinkButton>}
      </div>
      {view.stage === 'failed' && (
        <div className={css.trouble}>
          <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'list.retry' })}>
            {t`Couldn’t load your addresses. They’re safe. Try again.`}
          </RetryNotice>
        </div>
      )}
      {view.notice !== null && (
        <div className={css.trouble}>
          <Notice tone="bad">{view.notice}</Notice>
        </div>
      )}
      {isEmpty && (
        <EmptyState
          art={<EmptyBottle />}
          title={t`No addresses yet`}
          action={<LinkButton href="/dashboard/address/new">{t`Add an address`}</LinkButton>}
        >
          {t`Save your addresses to check out faster.`}
        </EmptyState>
      )}
      <ul className={css.cards}>
        {view.rows.map((row) => (
          <AddressCard key={row.id} row={row} actor={actor} isBusy={view.running?.id === row.id} />
        ))}
      </ul>
      <AlertDialog
        open={view.asked !== null}
        title={t`Remove this address?`}
        description={t`Past orders keep it.`}
        confirmLabel={t`Remove`}
        danger
        onConfirm={() => actor.send({ type: 'item.confirm' })}
        onCancel={() => actor.send({ type: 'item.keep' })}
      />
    </>
  );
}

interface AddressCardProps {
  readonly row: AddressRow;
  readonly actor: AccountListActor;
  readonly isBusy: boolean;
}

function AddressCard({ row: { id, name, text: words, phone, isDefault }, actor, isBusy }: AddressCardProps) {
  return (
    <Card as="li" className={css.card}>
      <div>
        <p className={css.name}>
          {name}
          {isDefault && <Badge tone="good">{t`Default`}</Badge>}
        </p>
        <p>{words}</p>
        <p className={css.when}>{phone}</p>
      </div>
      <div className={css.actions}>
        <LinkButton tone="text" size="small" href={`/dashboard/address/${id}`} aria-label={t`Change ${words}`}>
          {t`Change`}
        </LinkButton>
        {!isDefault && (
          <Button
            tone="text"
            size="small"
            busy={isBusy}
            aria-label={`${t`Make default`}: ${words}`}
            onClick={() => actor.send({ type: 'item.act', act: { verb: 'make-default', id } })}
          >
            {t`Make default`}
          </Button>
        )}
        <Button
          tone="text"
          size="small"
          disabled={isBusy}
          aria-label={t`Remove ${words}`}
          onClick={() => actor.send({ type: 'item.ask', act: { verb: 'remove', id } })}
        >
          {t`Remove`}
        </Button>
      </div>
    </Card>
  );
}
