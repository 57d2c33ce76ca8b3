import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { accountListMachine } from '../../../machines/account/account-list/account-list.machine.ts';
import { sessionListView } from '../../../machines/account/account-list/account-list.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { useNow } from '../../kit/react/now.ts';
import { Badge } from '../../kit/status/Badge.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import * as css from './AccountList.css.ts';
import { LoadingRoom } from '../dashboard/LoadingRoom.tsx';
import { RetryNotice } from '../../kit/status/RetryNotice.tsx';

export type AccountListActor = ActorRefFrom<typeof accountListMachine>;

/** The signed-in devices. Any but this one can be signed out. */
export function DeviceList({ actor }: { actor: AccountListActor }) {
  const now = useNow();
  const view = sessionListView(
    useView(actor, (snapshot) => snapshot),
    now,
  );
  if (view.stage === 'loading') {
    return (
      <LoadingRoom words={t`Loading your devices`}>
        <div className={css.row} />
      </LoadingRoom>
    );
  }
  if (view.stage === 'failed') {
    return (
      <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'list.retry' })}>
        {t`Couldn’t load your devices. Try again.`}
      </RetryNotice>
    );
  }
  const isBusy = view.running !== null;
  return (
    <>
      {view.notice !== null && <Notice tone="bad">{view.notice}</Notice>}
      <ul className={css.rows} aria-label={t`Devices`}>
        {view.rows.map(({ id, device, when, isThis }) => (
          <li key={id} className={css.row}>
            <div>
              <p>{device}</p>
              {!isThis && <p className={css.when}>{when}</p>}
            </div>
            {isThis ? (
              <Badge tone="good">{when}</Badge>
            ) : (
              <Button
                tone="text"
                size="small"
                disabled={isBusy}
                aria-label={t`Sign out ${device}`}
                onClick={() => actor.send({ type: 'item.act', act: { verb: 'end', id } })}
              >
                {t`Sign out`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {view.rows.length > 1 && (
        <div>
          <Button
            tone="outline"
            busy={view.running?.verb === 'end-others'}
            onClick={() => actor.send({ type: 'item.act', act: { verb: 'end-others', id: '' } })}
          >
            {t`Sign out everywhere else`}
          </Button>
        </div>
      )}
    </>
  );
}
