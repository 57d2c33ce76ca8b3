import { t } from '../../../domain/kit/text/text.ts';
import { isSame } from '../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { codeCopyMachine } from '../../../machines/promotions/code-copy/code-copy.machine.ts';
import { isCopied } from '../../../machines/promotions/code-copy/code-copy.view.ts';
import type { referralMachine } from '../../../machines/account/referral/referral.machine.ts';
import {
  linkCopyOf,
  referralView,
  type FriendRow,
  type ReferralView,
} from '../../../machines/account/referral/referral.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { AskAgain } from '../../kit/status/AskAgain.tsx';
import { SectionLoading } from '../dashboard/SectionLoading.tsx';
import { Badge } from '../../kit/status/Badge.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Card } from '../../kit/display/Card.tsx';
import { CheckIcon, CopyIcon } from '../../kit/icon/icons.tsx';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './ReferralPanel.css.ts';

type ReferralActor = ActorRefFrom<typeof referralMachine>;

/** The user's referral link, how it works, and who joined with it. */
export function ReferralPanel({ actor }: { actor: ReferralActor }) {
  const view = useView(actor, referralView, isSame);
  if (view.kind === 'loading') return <SectionLoading />;
  return (
    <>
      <h1 className={text({ as: 'h2' })}>{t`Referrals`}</h1>
      {view.kind === 'failed' ? (
        <AskAgain onAsk={() => actor.send({ type: 'referral.retry' })}>
          {t`Couldn’t load your link. Try again.`}
        </AskAgain>
      ) : (
        <>
          <Invitation actor={actor} view={view} />
          <h2 className={`${text({ as: 'h4' })} ${css.heading}`}>{t`Friends who joined`}</h2>
          {view.friends.length === 0 ? (
            <p className={css.words}>{t`No one has joined with your link yet.`}</p>
          ) : (
            <>
              <p className={css.words}>{t`${view.earned} earned so far.`}</p>
              <ul className={css.rows} aria-label={t`Friends who joined`}>
                {view.friends.map((friend) => (
                  <Friend key={friend.id} friend={friend} />
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </>
  );
}

function Invitation({ actor, view }: { actor: ReferralActor; view: ReferralView }) {
  const copy = useView(actor, linkCopyOf);
  return (
    <Card as="section" className={css.card} aria-label={t`Your link`}>
      <p className={css.promise}>{t`${view.reward} in your wallet for each friend`}</p>
      <p>
        {t`Send your link to a friend. When they join with it and pay for their first order, you get the reward in your wallet.`}
      </p>
      <p className={css.link}>{view.link}</p>
      {view.isRefused && (
        <output>{t`Your browser doesn’t allow copying. Select the link above and copy it.`}</output>
      )}
      <div className={css.actions}>
        {copy && <CopyLink copy={copy} />}
        {view.canShare && (
          <Button tone="outline" onClick={() => actor.send({ type: 'referral.share' })}>
            {t`Share`}
          </Button>
        )}
      </div>
      <p className={css.small}>
        {t`One reward per friend. There’s no reward for people who share a phone number or address.`}
      </p>
    </Card>
  );
}

function CopyLink({ copy }: { copy: ActorRefFrom<typeof codeCopyMachine> }) {
  const isDone = useView(copy, isCopied);
  return (
    <Button onClick={() => copy.send({ type: 'code.copy' })}>
      {isDone ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      <span aria-live="polite">{isDone ? t`Link copied` : t`Copy link`}</span>
    </Button>
  );
}

function Friend({ friend }: { friend: FriendRow }) {
  return (
    <li className={css.row}>
      <div>
        <p className={css.name}>{friend.name}</p>
        <p className={css.small}>{friend.joined}</p>
      </div>
      <Badge tone={friend.isRewarded ? 'good' : 'neutral'}>{friend.state}</Badge>
    </li>
  );
}
