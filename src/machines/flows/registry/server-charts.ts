import { mandateLabels } from '../../orders/mandate/mandate.cases.ts';
import { mandateMachine } from '../../orders/mandate/mandate.machine.ts';
import { orderCases, orderInput, orderLabels, orderStarts } from '../../orders/order/order.cases.ts';
import { draftOrderLabels } from '../../checkout/draft-order/draft-order.cases.ts';
import { draftOrderMachine } from '../../checkout/draft-order/draft-order.machine.ts';
import { orderMachine } from '../../orders/order/order.machine.ts';
import { orderReturnCases, orderReturnLabels } from '../../orders/order-return/order-return.cases.ts';
import { orderReturnMachine } from '../../orders/order-return/order-return.machine.ts';
import {
  subscriptionInput,
  subscriptionKey,
  subscriptionLabels,
} from '../../orders/subscription/subscription.cases.ts';
import { subscriptionMachine } from '../../orders/subscription/subscription.machine.ts';
import { paymentCases, paymentInput, paymentLabels } from '../../checkout/payment/payment.cases.ts';
import { paymentMachine } from '../../checkout/payment/payment.machine.ts';
import { refundCases, refundLabels } from '../../checkout/refund/refund.cases.ts';
import { refundMachine } from '../../checkout/refund/refund.machine.ts';
import { messageCases, messageLabels } from '../../account/message-choices/message/message.cases.ts';
import { messageMachine } from '../../account/message-choices/message/message.machine.ts';
import { rewardCases, rewardLabels } from '../../account/referral/reward/reward.cases.ts';
import { rewardMachine } from '../../account/referral/reward/reward.machine.ts';
import { type CatalogueEntry, server } from './chart-entry.ts';

/** Charts of stored records, which the server runs. */
export const serverCharts: readonly CatalogueEntry[] = [
  server(
    'Life of an order',
    orderMachine,
    { input: orderInput, starts: orderStarts, cases: orderCases },
    orderLabels,
  ),
  server('Life of a draft order', draftOrderMachine, { input: undefined, cases: {} }, draftOrderLabels),
  server('Life of a return', orderReturnMachine, { input: undefined, cases: orderReturnCases }, orderReturnLabels),
  server(
    'Life of a subscription',
    subscriptionMachine,
    { input: subscriptionInput, cases: {}, key: subscriptionKey },
    subscriptionLabels,
  ),
  server('Life of a mandate', mandateMachine, { input: undefined, cases: {} }, mandateLabels),
  server('Life of a payment', paymentMachine, { input: paymentInput, cases: paymentCases }, paymentLabels),
  server('Life of a refund', refundMachine, { input: undefined, cases: refundCases }, refundLabels),
  server('Life of a referral’s reward', rewardMachine, { input: undefined, cases: rewardCases }, rewardLabels),
  server('Life of a message', messageMachine, { input: undefined, cases: messageCases }, messageLabels),
];
