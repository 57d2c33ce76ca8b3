import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { factorListMachine } from '../../../../machines/account/second-factor/factor-list/factor-list.machine.ts';
import {
  factorListView,
  type FactorListView,
} from '../../../../machines/account/second-factor/factor-list/factor-list.view.ts';
import { RetryNotice } from '../../../kit/status/RetryNotice.tsx';
import { useView } from '../../../shell/app/actors.tsx';
import { useNow } from '../../../kit/react/now.ts';
import { AlertDialog } from '../../../kit/overlay/AlertDialog.tsx';
import { Badge } from '../../../kit/status/Badge.tsx';
import { Button } from '../../../kit/action/Button.tsx';
import { Card } from '../../../kit/display/Card.tsx';
import { Dialog } from '../../../kit/overlay/Dialog.tsx';
import { LockIcon, PhoneIcon } from '../../../kit/icon/icons.tsx';
import { Notice } from '../../../kit/status/Notice.tsx';
import { Skeleton } from '../../../kit/status/Skeleton.tsx';
import { visuallyHidden } from '../../../kit/theme/page.css.ts';
import { text } from '../../../kit/theme/text.css.ts';
import * as css from './FactorList.css.ts';

type Actor = ActorRefFrom<typeof factorListMachine>;

interface FactorListProps {
  readonly actor: Actor;
  /** The form that adds a factor. */
  readonly setup: ReactNode;
  /** Renders new recovery codes. */
  readonly children: (codes: readonly string[]) => ReactNode;
}

/** A staff member's passkeys, authenticator app and recovery codes. */
export function FactorList({ actor, setup, children }: FactorListProps) {
  const now = useNow();
  const view = factorListView(
    useView(actor, (snapshot) => snapshot),
    now,
  );
  return (
    <>
      <h1 className={text({ as: 'h2' })}>Sign-in and security</h1>
      {view.stage === 'failed' ? (
        <div className={css.cards}>
          <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'list.retry' })}>
            We couldn’t load your sign-in settings.
          </RetryNotice>
        </div>
      ) : (
        <div className={css.cards}>
          <Card as="section" className={css.card} aria-label="Second factor">
            <div className={css.head}>
              <h2 className={text({ as: 'h4' })}>Second factor</h2>
              {view.rows.length > 0 && <Badge tone="good">On</Badge>}
            </div>
            {view.stage === 'loading' ? (
              <>
                <output className={visuallyHidden}>Loading your second factors</output>
                <Skeleton />
              </>
            ) : (
              <Factors actor={actor} view={view} />
            )}
          </Card>
          {view.rows.length > 0 && <Codes actor={actor} view={view} />}
        </div>
      )}
      <Dialog open={view.isAdding} title="Add a second factor" onClose={() => actor.send({ type: 'factor.left' })}>
        <div className={css.inDialog}>{setup}</div>
      </Dialog>
      <Dialog
        open={view.codes.length > 0}
        title="New recovery codes"
        onClose={() => actor.send({ type: 'codes.kept' })}
      >
        <div className={css.inDialog}>{view.codes.length > 0 && children(view.codes)}</div>
      </Dialog>
      <Questions actor={actor} view={view} />
    </>
  );
}

interface PartProps {
  readonly actor: Actor;
  readonly view: FactorListView;
}

function Factors({ actor, view }: PartProps) {
  return (
    <>
      <p className={css.words}>
        {view.rows.length === 0
          ? 'Add a passkey or an authenticator app, so that a stolen phone number or password alone can’t open the shop’s dashboard.'
          : 'You confirm your sign-in with one of these, and again before sensitive actions.'}
      </p>
      {view.trouble !== null && <Notice tone="bad">{view.trouble}</Notice>}
      {view.rows.length > 0 && (
        <ul className={css.rows} aria-label="Your second factors">
          {view.rows.map(({ id, kind, name, when }) => (
            <li key={id} className={css.row}>
              <span className={css.icon}>
                {kind === 'passkey' ? <LockIcon size={22} /> : <PhoneIcon size={22} />}
              </span>
              <div className={css.name}>
                <p>{kind === 'passkey' ? `Passkey: ${name}` : name}</p>
                <p className={css.when}>{when}</p>
              </div>
              <Button
                tone="text"
                size="small"
                aria-label={`Remove ${name}`}
                onClick={() => actor.send({ type: 'removal.ask', id })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          tone={view.rows.length === 0 ? 'solid' : 'outline'}
          onClick={() => actor.send({ type: 'factor.add' })}
        >
          {view.rows.length === 0 ? 'Turn on' : 'Add another'}
        </Button>
      </div>
    </>
  );
}

function Codes({ actor, view }: PartProps) {
  return (
    <Card as="section" className={css.card} aria-label="Recovery codes">
      <h2 className={text({ as: 'h4' })}>Recovery codes</h2>
      {view.isRunningOut ? (
        <Notice tone="warning">{view.codesText} Make new ones before you need them.</Notice>
      ) : (
        <p className={css.words}>{view.codesText} Each signs you in once if you lose your phone or passkey.</p>
      )}
      <div>
        <Button tone="outline" onClick={() => actor.send({ type: 'codes.renew' })}>
          Make new codes
        </Button>
      </div>
    </Card>
  );
}

function Questions({ actor, view }: PartProps) {
  return (
    <>
      <AlertDialog
        open={view.asked !== null}
        title={`Remove ${view.asked?.name ?? ''}?`}
        description="You can’t sign in with it any more, and your other devices have to confirm again."
        confirmLabel="Remove"
        cancelLabel="Keep it"
        danger
        busy={view.isRemoving}
        onConfirm={() => actor.send({ type: 'removal.confirm' })}
        onCancel={() => actor.send({ type: 'removal.refuse' })}
      />
      <AlertDialog
        open={view.isRenewalAsked}
        title="Make new recovery codes?"
        description="Your old codes stop working."
        confirmLabel="Make new codes"
        cancelLabel="Not now"
        busy={view.isRenewing}
        onConfirm={() => actor.send({ type: 'renewal.confirm' })}
        onCancel={() => actor.send({ type: 'renewal.refuse' })}
      />
    </>
  );
}
