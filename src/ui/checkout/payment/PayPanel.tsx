import { t } from '../../../domain/kit/text/text.ts';
import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type MethodChoice, otherWays, payByTexts } from '../../../machines/checkout/method-choice.view.ts';
import type { payMachine } from '../../../machines/checkout/pay/pay.machine.ts';
import { type PaidFrom, payView, type PayView } from '../../../machines/checkout/pay/pay.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { useNow } from '../../kit/react/now.ts';
import { useSite } from '../../shell/app/site.tsx';
import * as page from '../checkout/CheckoutPage.css.ts';
import { Button, LinkButton } from '../../kit/action/Button.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { Spinner } from '../../kit/status/Spinner.tsx';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './PaymentSteps.css.ts';

type PayActor = ActorRefFrom<typeof payMachine>;

interface PayPanelProps {
  readonly actor: PayActor;
  readonly methods: readonly MethodChoice[];
  readonly QrCode: ComponentType<{ readonly text: string }>;
  /** True on pages with their own sticky bottom bar: the pay button then stays in the flow. */
  readonly isInPage?: boolean;
  readonly from?: PaidFrom;
}

/** One payment, from start to end: pay, wait, check, failed, expired. */
export function PayPanel({ actor, methods, QrCode, isInPage = false, from = 'cart' }: PayPanelProps) {
  const snapshot = useView(actor, (state) => state);
  const view = payView(snapshot, useNow(), from);
  return (
    <section className={css.panel} aria-label={t`Payment of ${view.amount}`}>
      {view.stage === 'showing-qr' && view.upiUri !== null ? (
        <UpiPayment actor={actor} view={view} uri={view.upiUri} QrCode={QrCode} isInPage={isInPage} />
      ) : (
        <Progress actor={actor} view={view} methods={methods} />
      )}
    </section>
  );
}

interface UpiPaymentProps {
  readonly actor: PayActor;
  readonly view: PayView;
  readonly uri: string;
  readonly QrCode: ComponentType<{ readonly text: string }>;
  readonly isInPage: boolean;
}

function UpiPayment({ actor, view, uri, QrCode, isInPage }: UpiPaymentProps) {
  const { companyName } = useSite().business;
  return (
    <div className={css.upi}>
      <div className={`${css.qr} ${css.scan}`}>
        <VisuallyHidden>{t`QR code to pay with a UPI app`}</VisuallyHidden>
        <QrCode text={uri} />
      </div>
      <div>
        <h2 className={text({ as: 'h4' })} tabIndex={-1}>
          <span className={css.onDesktop}>{t`Scan to pay ${view.amount}`}</span>
          <span className={css.onPhone}>{t`Pay ${view.amount} with UPI`}</span>
        </h2>
        <ol className={`${css.how} ${css.onDesktop}`}>
          <li className={css.howStep}>{t`Open any UPI app on your phone`}</li>
          <li className={css.howStep}>{t`Scan this code and check the name, ${companyName}`}</li>
          <li className={css.howStep}>{t`Approve the payment. This page continues automatically`}</li>
        </ol>
        <p className={`${css.phoneWords} ${css.onPhone}`}>
          {t`Your app opens with the amount filled in. Come back here after you approve.`}
        </p>
        <div className={css.onPhone}>
          <ul className={css.apps} aria-label={t`Pay with`}>
            {view.upiApps.map(({ name, href }) => (
              <li key={name}>
                <LinkButton tone="outline" block href={href}>
                  {name}
                </LinkButton>
              </li>
            ))}
          </ul>
        </div>
        <div className={isInPage ? css.onPhone : `${page.bar} ${css.onPhone}`}>
          <LinkButton className={page.barButton} size="large" href={uri}>
            {t`Pay with your UPI app`}
          </LinkButton>
        </div>
        <Waiting view={view} />
        <div className={css.actions}>
          {view.canOpenGateway && (
            <Button tone="outline" onClick={() => actor.send({ type: 'gateway.open' })}>
              {t`Open the payment page`}
            </Button>
          )}
          <Leave actor={actor} view={view} />
        </div>
      </div>
    </div>
  );
}

function Progress({ actor, view, methods }: { actor: PayActor; view: PayView; methods: readonly MethodChoice[] }) {
  return (
    <>
      <div aria-live="polite">
        <h2 className={`${text({ as: 'h4' })} ${css.panelTitle}`} tabIndex={-1}>
          {view.title}
        </h2>
        <p className={text({ tone: 'secondary' })}>{view.text}</p>
      </div>
      {view.notice !== null && <Notice tone="bad">{view.notice}</Notice>}
      {view.stage !== 'expired' && view.stage !== 'paid' && view.stage !== 'unsettled' && <Waiting view={view} />}
      <div className={css.actions}>
        {view.canRetry && (
          <Button onClick={() => actor.send({ type: 'payment.retry' })}>{t`Pay ${view.amount} again`}</Button>
        )}
        {view.canRetry &&
          otherWays(methods, view.method).map((method) => (
            <Button key={method} tone="outline" onClick={() => actor.send({ type: 'method.change', method })}>
              {payByTexts[method]}
            </Button>
          ))}
        {view.canOpenGateway && (
          <Button tone="outline" onClick={() => actor.send({ type: 'gateway.open' })}>
            {t`Open the payment page`}
          </Button>
        )}
        {view.canCheck && view.stage === 'checking' && (
          <Button tone="outline" onClick={() => actor.send({ type: 'payment.check' })}>
            {t`Check now`}
          </Button>
        )}
        <Leave actor={actor} view={view} />
      </div>
    </>
  );
}

function Waiting({ view }: { view: PayView }) {
  if (view.stage === 'failed') return <HoldLeft view={view} />;
  return (
    <p className={css.wait}>
      <Spinner />
      {view.holdLeft === null ? t`Waiting for your payment` : t`Waiting for your payment, ${view.holdLeft} left`}
    </p>
  );
}

function HoldLeft({ view }: { view: PayView }) {
  return view.holdLeft === null ? null : (
    <p className={css.wait}>{t`Your items are held for ${view.holdLeft} more`}</p>
  );
}

function Leave({ actor, view }: { actor: PayActor; view: PayView }) {
  if (!view.canLeave) return null;
  return (
    <Button tone="text" onClick={() => actor.send({ type: 'order.leave' })}>
      {leaveWords[view.stage] ?? t`Pay another way`}
    </Button>
  );
}

/** Leaving the order offers all payment methods again, including cash. The cart is still there. */
const leaveWords: Partial<Record<PayView['stage'], string>> = {
  expired: t`Start again`,
  failed: t`Choose another way to pay`,
};
