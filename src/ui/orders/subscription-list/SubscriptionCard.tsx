import { t } from '../../../domain/kit/text/text.ts';
import type { SubscriptionCard as CardView } from '../../../machines/orders/subscription-list/subscription-list.view.ts';
import { Badge } from '../../kit/status/Badge.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Card } from '../../kit/display/Card.tsx';
import { text } from '../../kit/theme/text.css.ts';
import { Autopay } from './Autopay.tsx';
import { SubscriptionEdit } from './SubscriptionEdit.tsx';
import * as css from './SubscriptionPanel.css.ts';
import type { SubscriptionActor } from './SubscriptionPanel.tsx';

interface SubscriptionCardProps {
  readonly actor: SubscriptionActor;
  readonly card: CardView;
}

/** One subscription: what arrives when, its price, and its actions. */
export function SubscriptionCard({ actor, card }: SubscriptionCardProps) {
  const facts = [
    { label: t`Price`, value: card.price },
    { label: t`Payment`, value: card.payment },
    { label: t`Delivered to`, value: card.place },
  ];
  return (
    <Card as="li" className={css.card} aria-label={card.label}>
      <div className={css.head}>
        <h2 className={text({ as: 'h4' })}>{card.name}</h2>
        <Badge tone={card.state.tone}>{card.state.word}</Badge>
      </div>
      <p className={css.muted}>{card.choice}</p>
      <p className={css.next}>{card.next}</p>
      {card.edit ? (
        <SubscriptionEdit actor={actor} edit={card.edit} name={card.label} />
      ) : (
        <>
          <dl className={css.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={css.fact}>
                <dt className={css.muted}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {card.isConfirming || card.isEnding ? (
            <Ending actor={actor} card={card} />
          ) : (
            <>
              <Commands actor={actor} card={card} />
              {card.autopay && (
                <Autopay actor={actor} id={card.id} name={card.label} autopay={card.autopay} isFree={card.isFree} />
              )}
            </>
          )}
        </>
      )}
    </Card>
  );
}

function Commands({ actor, card }: SubscriptionCardProps) {
  const { id, label: name, pay, isFree } = card;
  return (
    <div className={css.actions}>
      {pay && (
        <Button
          size="small"
          busy={pay.isBusy}
          disabled={!isFree && !pay.isBusy}
          onClick={() => actor.send({ type: 'renewal.pay', orderId: pay.orderId })}
        >
          {pay.label}
        </Button>
      )}
      {card.commands.map(({ command, label, isBusy }) => (
        <Button
          key={command}
          size="small"
          tone={command === 'accept' || command === 'resume' ? 'solid' : 'outline'}
          busy={isBusy}
          disabled={!isFree && !isBusy}
          aria-label={`${label}: ${name}`}
          onClick={() => actor.send({ type: 'subscription.tell', id, command })}
        >
          {label}
        </Button>
      ))}
      {card.canEdit && (
        <Button
          size="small"
          tone="outline"
          disabled={!isFree}
          aria-label={t`Change ${name}`}
          onClick={() => actor.send({ type: 'edit.begin', id })}
        >
          {t`Change`}
        </Button>
      )}
      {card.canEnd && (
        <Button
          size="small"
          tone="text"
          disabled={!isFree}
          aria-label={t`Cancel subscription: ${name}`}
          onClick={() => actor.send({ type: 'end.ask', id })}
        >
          {t`Cancel subscription`}
        </Button>
      )}
    </div>
  );
}

/** Moves focus here, because the button that opened the question is gone. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** Confirms ending the subscription. */
function Ending({ actor, card }: SubscriptionCardProps) {
  return (
    <fieldset className={css.question} aria-label={t`Cancel ${card.label}?`}>
      <p>{t`Cancel it now? Nothing more is sent or charged.`}</p>
      <div className={css.actions}>
        <Button
          size="small"
          tone="danger"
          ref={takeFocus}
          busy={card.isEnding}
          onClick={() => actor.send({ type: 'end.confirm' })}
        >
          {card.isEnding ? t`Cancelling…` : t`Yes, cancel`}
        </Button>
        <Button
          size="small"
          tone="outline"
          disabled={card.isEnding}
          onClick={() => actor.send({ type: 'end.leave' })}
        >
          {t`Keep subscription`}
        </Button>
      </div>
    </fieldset>
  );
}
