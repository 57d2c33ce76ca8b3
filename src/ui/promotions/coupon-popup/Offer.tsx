import { t } from '../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { codeCopyMachine } from '../../../machines/promotions/code-copy/code-copy.machine.ts';
import type { countdownMachine } from '../../../machines/kit/countdown/countdown.machine.ts';
import type { CouponPopupView } from '../../../machines/promotions/coupon-popup/coupon-popup.view.ts';
import { CodeTicket } from '../code-copy/CodeTicket.tsx';
import { Badge } from '../../kit/status/Badge.tsx';
import { Button } from '../../kit/action/Button.tsx';
import * as css from './Offer.css.ts';
import { OfferTime } from './OfferTime.tsx';

interface OfferProps {
  readonly view: CouponPopupView;
  readonly countdown: ActorRefFrom<typeof countdownMachine> | undefined;
  readonly copy: ActorRefFrom<typeof codeCopyMachine> | undefined;
  /** The offer's name; the caller chooses the heading element. */
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly onApply: () => void;
  readonly onDismiss: () => void;
}

/** An offer: what it gives, how long it lasts, and how to apply it. */
export function Offer({ view, countdown, copy, title, description, onApply, onDismiss }: OfferProps) {
  return (
    <div className={css.offer}>
      <div className={css.head}>
        <Badge tone="accent">{view.badge}</Badge>
        {view.urgency && (
          <Badge tone="warning">
            <span lang={view.langs.urgency}>{view.urgency}</span>
          </Badge>
        )}
        {countdown && <OfferTime countdown={countdown} />}
      </div>
      <div>
        {title}
        {description}
      </div>
      <CodeTicket code={view.code} copy={copy} />
      {view.saving && <p className={css.saving}>{view.saving}</p>}
      {view.hint && <p className={css.hint}>{view.hint}</p>}
      <div className={css.choices}>
        {view.canApply && (
          <Button className={css.apply} onClick={onApply}>
            {t`Apply`}
          </Button>
        )}
        <Button tone="text" onClick={onDismiss}>
          {t`No more offers`}
        </Button>
      </div>
    </div>
  );
}
