import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { keptMembershipText } from '../../../domain/account/membership/kept-membership.ts';
import { isUnderWay } from './order-view.detail.view.ts';
import type { orderViewMachine } from './order-view.machine.ts';

export interface CancelView {
  readonly canAsk: boolean;
  readonly isAsking: boolean;
  readonly isBusy: boolean;
  /** Texts of the confirmation. */
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly no: string;
    /** Whether confirming loses something. */
    readonly isGrave: boolean;
  };
  /** Why cancelling failed. */
  readonly refusal: string | null;
}

/** View model of cancelling. */
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
        : t`That didn’t work, and nothing was changed. Try again.`),
  };
}

function askingWords({ answer, returnId }: SnapshotFrom<typeof orderViewMachine>['context']): CancelView['words'] {
  if (returnId !== null) {
    return {
      title: t`Withdraw this return?`,
      text: t`You keep the items and get no refund. You can ask again until the return window closes.`,
      yes: t`Withdraw return`,
      no: t`Keep return`,
      isGrave: false,
    };
  }
  const kept = answer?.order.keptMembership;
  // Until a cash order is delivered, only the wallet may have paid a part of it.
  const isUnpaid = answer?.order.paymentMethod === 'cod' && answer.order.fromWallet === undefined;
  const stays = kept ? ` ${keptMembershipText(kept)}` : '';
  return answer && isUnderWay(answer.order)
    ? {
        title: t`Cancel the items that aren’t packed?`,
        text: isUnpaid
          ? t`Packed items will still be delivered, and you pay the courier only for those.`
          : t`Packed items will still be delivered. We refund the rest to your original payment method.${stays}`,
        yes: t`Cancel order`,
        no: t`Keep order`,
        isGrave: true,
      }
    : {
        title: t`Cancel this order?`,
        text: kept
          ? t`We cancel the items and refund what you paid for them to your original payment method.${stays}`
          : isUnpaid
            ? t`You haven’t paid anything yet, so there’s nothing to refund.`
            : t`We refund what you’ve paid to your original payment method.`,
        yes: t`Cancel order`,
        no: t`Keep order`,
        isGrave: true,
      };
}
