import { t } from '../../../../domain/kit/text/text.ts';
import { isSame } from '../../../../domain/kit/is-same.ts';
import { PartFailed } from '../../../kit/react/PartFailed.tsx';
import { LazyBoundary, lazyComponent } from '../../../kit/react/lazy-component.tsx';
import { type ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { clubRenewalMachine } from '../../../../machines/account/club/club-renewal/club-renewal.machine.ts';
import {
  clubRenewalView,
  renewalPayOf,
  type ClubRenewalView,
} from '../../../../machines/account/club/club-renewal/club-renewal.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { SectionLoading } from '../../dashboard/SectionLoading.tsx';
import { Button } from '../../../kit/action/Button.tsx';
import { Notice } from '../../../kit/status/Notice.tsx';
import { RadioRows } from '../../../kit/choice/RadioRows.tsx';
import { text } from '../../../kit/theme/text.css.ts';
import * as css from './ClubRenewal.css.ts';

const PayPanel = lazyComponent(() =>
  import('../../../checkout/payment/PayPanel.tsx').then((module) => module.PayPanel),
);

interface ClubRenewalProps {
  readonly actor: ActorRefFrom<typeof clubRenewalMachine>;
  readonly QrCode: ComponentType<{ readonly text: string }>;
  /** '12 months for ₹999'. */
  readonly terms: string;
}

/** Renews the membership: terms, payment method, payment. */
export function ClubRenewal({ actor, QrCode, terms }: ClubRenewalProps) {
  const view = useView(actor, clubRenewalView, isSame);
  const pay = useView(actor, renewalPayOf);
  return (
    <section className={css.place} aria-label={t`Renew your membership`}>
      <h2 className={text({ as: 'h4' })}>{t`Renew`}</h2>
      <p
        className={css.words}
      >{t`${terms} more, from the end of your current membership. It never renews automatically.`}</p>
      {view.stage === 'renewed' && <Notice tone="good">{t`Thank you. Your membership continues.`}</Notice>}
      {view.trouble !== null && <Notice tone="bad">{view.trouble}</Notice>}
      {view.stage === 'paying' && pay && (
        <LazyBoundary loading={<SectionLoading />} failed={<PartFailed />}>
          <PayPanel actor={pay} methods={view.methods} QrCode={QrCode} isInPage />
        </LazyBoundary>
      )}
      {(view.stage === 'offered' || view.stage === 'renewed') && (
        <div>
          <Button onClick={() => actor.send({ type: 'renewal.begin' })}>{t`Renew membership`}</Button>
        </div>
      )}
      {(view.stage === 'choosing' || view.stage === 'ordering') && <Methods actor={actor} view={view} />}
    </section>
  );
}

function Methods({ actor, view }: Pick<ClubRenewalProps, 'actor'> & { view: ClubRenewalView }) {
  const isOrdering = view.stage === 'ordering';
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'renewal.order' });
      }}
    >
      <RadioRows
        label={t`How to pay`}
        rows={view.methods.map(({ method, title, text: detail }) => ({
          value: method,
          label: title,
          detail,
          disabled: isOrdering,
        }))}
        value={view.chosen}
        onValue={(method) => actor.send({ type: 'method.choose', method })}
      />
      <div className={css.actions}>
        <Button type="submit" busy={isOrdering}>
          {isOrdering ? t`One moment…` : view.payLabel}
        </Button>
        <Button tone="outline" disabled={isOrdering} onClick={() => actor.send({ type: 'renewal.leave' })}>
          {t`Not now`}
        </Button>
      </div>
    </form>
  );
}
