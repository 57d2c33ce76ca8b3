import { t } from '../../../domain/kit/text/text.ts';
import { type FormEvent, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type ContactField, contactLimits, contactTopics, topicLabels } from '../../../domain/content/contact.ts';
import type { contactFormMachine } from '../../../machines/content/contact-form/contact-form.machine.ts';
import { contactFormView } from '../../../machines/content/contact-form/contact-form.view.ts';
import * as form from '../../account/account-form/AccountForm.css.ts';
import { useView } from '../../shell/app/actors.tsx';
import { useNow } from '../../kit/react/now.ts';
import { Button } from '../../kit/action/Button.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { Select } from '../../kit/choice/Select.tsx';
import { TextArea, TextField } from '../../kit/field/TextField.tsx';
import { focusOn } from '../../account/sign-in/focus-on.ts';
import * as css from './ContactForm.css.ts';

type ContactFormActor = ActorRefFrom<typeof contactFormMachine>;

/** In display order, to focus the first field with an error. */
const order: readonly ContactField[] = ['name', 'email', 'phone', 'topic', 'orderNumber', 'message'];
const topics = contactTopics.map((value) => ({ value, label: topicLabels()[value] }));

export function ContactForm({ actor }: { actor: ContactFormActor }) {
  const ref = useRef<HTMLFormElement>(null);
  const now = useNow();
  const view = contactFormView(
    useView(actor, (snapshot) => snapshot),
    now,
  );
  const bound = (field: ContactField) => ({
    name: field,
    value: view.fields[field],
    error: view.errors[field],
    onValue: (text: string) => actor.send({ type: 'field.type', field, text }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
    const { errors } = contactFormView(actor.getSnapshot(), 0);
    const first = order.find((field) => errors[field] !== undefined);
    if (first) focusOn(ref, first);
  };
  if (view.isSent) {
    return (
      <Notice tone="good" title={t`Your message has been sent`}>
        {t`We’ll reply to ${view.fields.email}. A copy of your message will arrive there in a moment.`}
        <div className={css.again}>
          <Button tone="outline" size="small" onClick={() => actor.send({ type: 'form.open' })}>
            {t`Write another`}
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <form className={form.form} ref={ref} noValidate onSubmit={submit}>
      <div className={form.pair}>
        <TextField {...bound('name')} label={t`Your name`} autoComplete="name" />
        <TextField {...bound('email')} label={t`E-mail`} type="email" inputMode="email" autoComplete="email" />
      </div>
      <div className={form.pair}>
        <Select {...bound('topic')} value={view.fields.topic} label={t`What is it about?`} options={topics} />
        <TextField {...bound('orderNumber')} label={t`Order number`} optional autoComplete="off" />
      </div>
      <TextField
        {...bound('phone')}
        label={t`Mobile number`}
        optional
        type="tel"
        autoComplete="tel"
        hint={t`If you’d rather get a call.`}
      />
      <TextArea {...bound('message')} label={t`Your message`} rows={6} maxLength={contactLimits.message} />
      <div className={css.trap} aria-hidden="true">
        <label>
          {t`Website`}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={view.fields.website}
            onChange={({ currentTarget: { value } }) =>
              actor.send({ type: 'field.type', field: 'website', text: value })
            }
          />
        </label>
      </div>
      {view.notice !== null && <Notice tone={view.isBad ? 'bad' : 'warning'}>{view.notice}</Notice>}
      <div className={form.actions}>
        <Button type="submit" busy={view.isBusy} disabled={!view.canSend}>
          {view.button}
        </Button>
      </div>
    </form>
  );
}
