import type { SnapshotFrom } from 'xstate';
import { keptMembershipText } from '../../../domain/account/membership/kept-membership.ts';
import { isUnderWay } from './order-view.detail.view.ts';
import type { orderViewMachine } from './order-view.machine.ts';

export interface CancelView {
  readonly canAsk: boolean;
  readonly isAsking: boolean;
  readonly isBusy: boolean;
  /** What is asked. */
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly no: string;
    /** Whether something is lost by a yes. */
    readonly isGrave: boolean;
  };
  /** Why it was not cancelled. */
  readonly refusal: string | null;
}

/** What the page says of cancelling (ORD-02). */
export function cancelView(snapshot: SnapshotFrom<typeof orderViewMachine>): CancelView {
  const { refusal } = snapshot.context;
  return {
    canAsk: snapshot.can({ type: 'cancel.ask' }),
    isAsking: snapshot.matches('asking') || snapshot.matches('cancelling'),
    isBusy: snapshot.matches('cancelling'),
    words: askingWords(snapshot.context),
    refusal:
      refusal &&
      (refusal.kind === 'refused' && refusal.message !== ''
        ? refusal.message
        : 'That did not work, and nothing was changed. Please try again.'),
  };
}

function askingWords({ answer, returnId }: SnapshotFrom<typeof orderViewMachine>['context']): CancelView['words'] {
  if (returnId !== null) {
    return {
      title: 'Take this return back?',
      text: 'You keep the goods, and nothing is paid back. You can ask again while the days for returns run.',
      yes: 'Take it back',
      no: 'Leave it',
      isGrave: false,
    };
  }
  const kept = answer?.order.keptMembership;
  const stays = kept ? ` ${keptMembershipText(kept)}` : '';
  return answer && isUnderWay(answer.order)
    ? {
        title: 'Cancel what is not packed?',
        text: `What is packed comes to you all the same. What you have paid for the rest goes back the way it came.${stays}`,
        yes: 'Cancel order',
        no: 'Keep it',
        isGrave: true,
      }
    : {
        title: 'Cancel this order?',
        text: kept
          ? `Its goods are cancelled, and what you paid for them goes back the way it came.${stays}`
          : 'Its goods go back to the shelf. What you have paid goes back the way it came.',
        yes: 'Cancel order',
        no: 'Keep it',
        isGrave: true,
      };
}
