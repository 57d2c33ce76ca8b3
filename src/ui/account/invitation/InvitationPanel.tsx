import type { ActorRefFrom } from 'xstate';
import { isSame } from '../../../domain/kit/is-same.ts';
import type { invitationMachine } from '../../../machines/admin/invitation/invitation.machine.ts';
import { invitationView } from '../../../machines/admin/invitation/invitation.view.ts';
import { Button, LinkButton } from '../../kit/action/Button.tsx';
import { ErrorLeaf } from '../../kit/art/drawings.tsx';
import { Card } from '../../kit/display/Card.tsx';
import { AskAgain } from '../../kit/status/AskAgain.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { text } from '../../kit/theme/text.css.ts';
import { useView } from '../../shell/app/actors.tsx';
import { SectionLoading } from '../dashboard/SectionLoading.tsx';
import * as css from './InvitationPanel.css.ts';

interface InvitationPanelProps {
  readonly actor: ActorRefFrom<typeof invitationMachine>;
  /** The profile with the new role has come, so that the dashboard opens with its sections. */
  readonly canEnter: boolean;
}

/** An invitation to the shop's staff: who invites, what the role opens, and the button that accepts. */
export function InvitationPanel({ actor, canEnter }: InvitationPanelProps) {
  const view = useView(actor, invitationView, isSame);
  if (view.stage === 'reading') return <SectionLoading />;
  if (view.stage === 'gone') {
    return (
      <EmptyState
        level={1}
        art={<ErrorLeaf />}
        title="This invitation no longer works"
        action={<LinkButton href="/dashboard/profile">Your Profile</LinkButton>}
      >
        It was used, withdrawn or is too old. Ask whoever invited you for a new one.
      </EmptyState>
    );
  }
  return (
    <>
      <h1 className={text({ as: 'h2' })}>{view.stage === 'joined' ? 'Welcome to the team' : 'You’re invited'}</h1>
      {view.stage === 'failed' ? (
        <AskAgain onAsk={() => actor.send({ type: 'invitation.retry' })}>
          Couldn’t load the invitation. Try again.
        </AskAgain>
      ) : (
        <Card as="section" className={css.card} aria-label="Invitation">
          {view.stage === 'joined' ? (
            <>
              <p className={css.words}>
                Your role: <b>{view.role}</b>. If the shop asks for a second factor, an owner gives you the code for
                setting it up.
              </p>
              <div>
                {canEnter ? (
                  <LinkButton href="/dashboard/home">Open the dashboard</LinkButton>
                ) : (
                  <Button busy>Open the dashboard</Button>
                )}
              </div>
            </>
          ) : (
            <>
              <p className={css.words}>
                {view.invitedBy} invites you to work on this shop’s dashboard with this account. Your role:{' '}
                <b>{view.role}</b>. It opens:
              </p>
              <ul className={css.opens}>
                {view.opens.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
              {view.trouble !== null && <Notice tone="bad">{view.trouble}</Notice>}
              <div>
                <Button busy={view.isBusy} onClick={() => actor.send({ type: 'invitation.accept' })}>
                  Accept the invitation
                </Button>
              </div>
              <p className={css.words}>Valid until {view.until}.</p>
            </>
          )}
        </Card>
      )}
    </>
  );
}
