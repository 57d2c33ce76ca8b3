import { t } from '../../../domain/kit/text/text.ts';
import type { FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { stockAlertMachine } from '../../../machines/catalogue/stock-alert/stock-alert.machine.ts';
import { stockAlertView, type StockAlertView } from '../../../machines/catalogue/stock-alert/stock-alert.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { Select } from '../../kit/choice/Select.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import { MailIcon } from '../../kit/icon/icons.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { useView } from '../../shell/app/actors.tsx';
import * as css from './StockAlert.css.ts';
import { StockAlertPlace } from './StockAlertPlace.tsx';

type StockAlertRef = ActorRefFrom<typeof stockAlertMachine>;

/** “Tell me when it’s back”: one message, and what exactly is agreed to. */
export function StockAlert({ actor }: { readonly actor: StockAlertRef }) {
  const view = stockAlertView(useView(actor, (snapshot) => snapshot));
  if (view.kind === 'unneeded') return null;
  if (view.kind === 'reading') return <StockAlertPlace />;
  return (
    <section className={css.box} aria-label={t`Out of stock`}>
      {view.choices.length > 0 && (
        <Select
          label={t`Out of stock`}
          options={view.choices}
          value={view.chosen}
          disabled={view.isBusy}
          onValue={(chosen) => {
            const choice = view.choices.find(({ value }) => value === chosen)?.choice;
            if (choice) actor.send({ type: 'choice.pick', choice });
          }}
        />
      )}
      {view.choices.length === 0 && <p className={css.title}>{view.title}</p>}
      {view.kind === 'asked' ? <Asked view={view} actor={actor} /> : <Offer view={view} actor={actor} />}
    </section>
  );
}

interface PartProps {
  readonly view: StockAlertView;
  readonly actor: StockAlertRef;
}

function Asked({ view, actor }: PartProps) {
  return (
    <>
      <Notice tone="good">{view.promise}</Notice>
      {view.error !== null && <Notice tone="bad">{view.error}</Notice>}
      {view.canStop && (
        <Button tone="text" size="small" busy={view.isBusy} onClick={() => actor.send({ type: 'alert.stop' })}>
          {t`Don’t tell me`}
        </Button>
      )}
    </>
  );
}

function Offer({ view, actor }: PartProps) {
  if (view.kind === 'typing') return <ContactForm view={view} actor={actor} />;
  return (
    <>
      {view.error !== null && <Notice tone="bad">{view.error}</Notice>}
      <Button tone="outline" busy={view.isBusy} onClick={() => actor.send({ type: 'alert.ask' })}>
        <MailIcon size={18} />
        {t`Tell me when it’s back`}
      </Button>
      <p className={css.promise}>{view.promise}</p>
    </>
  );
}

function ContactForm({ view, actor }: PartProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'contact.send' });
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField
        label={t`Mobile number or e-mail`}
        value={view.text}
        error={view.error ?? undefined}
        autoComplete="tel"
        maxLength={254}
        disabled={view.isBusy}
        onValue={(typed) => actor.send({ type: 'contact.type', text: typed })}
      />
      <div className={css.actions}>
        <Button type="submit" size="small" busy={view.isBusy}>
          {t`Tell me`}
        </Button>
        <Button tone="text" size="small" disabled={view.isBusy} onClick={() => actor.send({ type: 'alert.close' })}>
          {t`Not now`}
        </Button>
      </div>
      <p className={css.promise}>{view.promise}</p>
    </form>
  );
}
