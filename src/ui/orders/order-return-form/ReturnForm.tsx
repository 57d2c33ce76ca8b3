import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { orderReturnFormMachine } from '../../../machines/orders/order-return-form/order-return-form.machine.ts';
import {
  orderReturnFormView,
  photosHint,
  type OrderReturnFormView,
} from '../../../machines/orders/order-return-form/order-return-form.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { EmptyBottle, ErrorLeaf } from '../../kit/art/drawings.tsx';
import { BottleThumb } from '../../kit/art/Bottle.tsx';
import { SectionLoading } from '../../account/dashboard/SectionLoading.tsx';
import { BackLink } from '../../kit/action/BackLink.tsx';
import { Button, LinkButton } from '../../kit/action/Button.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { RadioRows } from '../../kit/choice/RadioRows.tsx';
import { Stepper } from '../../kit/action/Stepper.tsx';
import { TextArea } from '../../kit/field/TextField.tsx';
import { text } from '../../kit/theme/text.css.ts';
import * as parts from '../OrderParts.css.ts';
import { PhotoChoice } from './PhotoChoice.tsx';
import { RefundSum } from './RefundSum.tsx';
import { RefundTo } from './RefundTo.tsx';
import * as css from './ReturnForm.css.ts';

type FormActor = ActorRefFrom<typeof orderReturnFormMachine>;

/** Requests a return. Shows the refund before it is sent. */
export function ReturnForm({ actor }: { actor: FormActor }) {
  const view = orderReturnFormView(useView(actor, (snapshot) => snapshot));
  const backToOrder = <LinkButton href={view.orderHref}>{t`Back to the order`}</LinkButton>;
  switch (view.kind) {
    case 'loading':
      return <SectionLoading words={t`Loading your order`} />;
    case 'failed':
      return (
        <EmptyState
          level={1}
          art={<ErrorLeaf />}
          title={t`We couldn’t load your order`}
          action={<Button onClick={() => actor.send({ type: 'order.retry' })}>{t`Try again`}</Button>}
        >
          {t`Your order is safe.`}
        </EmptyState>
      );
    case 'missing':
      return (
        <EmptyState
          level={1}
          art={<EmptyBottle />}
          title={t`We couldn’t find this order`}
          action={<LinkButton href="/dashboard/orders">{t`All orders`}</LinkButton>}
        >
          {t`The link may be old, or the order may belong to another number.`}
        </EmptyState>
      );
    case 'closed':
      return (
        <EmptyState level={1} art={<EmptyBottle />} title={t`Nothing to return`} action={backToOrder}>
          {view.closedText}
        </EmptyState>
      );
    case 'asked':
      return (
        <EmptyState level={1} art={<EmptyBottle />} title={t`We have your return request`} action={backToOrder}>
          {t`Our team reviews it and answers within two working days. Please keep the items packed.`}
        </EmptyState>
      );
    default:
      return <Form actor={actor} view={view} />;
  }
}

function Form({ actor, view }: { actor: FormActor; view: OrderReturnFormView }) {
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'return.submit' });
      }}
    >
      <div>
        <BackLink href={view.orderHref}>{t`Order ${view.number}`}</BackLink>
        <h1 className={text({ as: 'h2' })}>{t`Return items`}</h1>
      </div>
      <section className={css.step} aria-labelledby="return-goods">
        <h2 id="return-goods" className={text({ as: 'h4' })}>
          {t`What are you returning?`}
        </h2>
        <ul>
          {view.lines.map(({ line, sku, name, text: words, chosen, max }) => (
            <li key={line} className={css.line}>
              <BottleThumb sku={sku} size="row" />
              <div>
                <p className={parts.name}>{name}</p>
                <p className={parts.small}>{words}</p>
              </div>
              <Stepper
                of={name}
                value={chosen}
                min={0}
                max={max}
                onValue={(quantity) => actor.send({ type: 'units.set', line, quantity })}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className={css.step} aria-labelledby="return-reason">
        <h2 id="return-reason" className={text({ as: 'h4' })}>
          {t`Reason`}
        </h2>
        <RadioRows
          label={t`Reason`}
          rows={view.reasons}
          value={view.reason}
          onValue={(reason) => actor.send({ type: 'reason.choose', reason })}
        />
        <TextArea
          label={t`Anything else?`}
          optional
          maxLength={500}
          value={view.note}
          onValue={(note) => actor.send({ type: 'note.type', text: note })}
        />
        <PhotoChoice
          hint={photosHint}
          photos={view.photos}
          canChoose={view.canAttach}
          isBusy={view.isAttaching}
          onChoose={(photo) => actor.send({ type: 'photo.choose', photo })}
          onRemove={(id) => actor.send({ type: 'photo.remove', id })}
        />
      </section>
      <section className={css.step} aria-labelledby="return-money">
        <h2 id="return-money" className={text({ as: 'h4' })}>
          {t`Where should we send your refund?`}
        </h2>
        <RefundTo
          label={t`Where should we send your refund?`}
          ways={view.ways}
          way={view.refundTo}
          upiId={view.upiId}
          onWay={(way) => actor.send({ type: 'refund.choose', way })}
          onUpiId={(upi) => actor.send({ type: 'upi.type', text: upi })}
        />
      </section>
      <Outcome actor={actor} view={view} />
    </form>
  );
}

function Outcome({ actor, view }: { actor: FormActor; view: OrderReturnFormView }) {
  return (
    <RefundSum
      label={t`Your refund`}
      sum={view.refund}
      note={view.refundNote}
      failure={view.failure}
      retry={view.canRetry ? { label: t`Try again`, onRetry: () => actor.send({ type: 'order.retry' }) } : null}
    >
      {view.missing !== null && <p className={parts.small}>{view.missing}</p>}
      <div>
        <Button type="submit" size="large" busy={view.isSending} disabled={!view.canSubmit && !view.isSending}>
          {view.isSending ? t`Sending…` : t`Request return`}
        </Button>
      </div>
    </RefundSum>
  );
}
