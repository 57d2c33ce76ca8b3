import { t } from '../../../domain/kit/text/text.ts';
import { Dialog } from 'radix-ui';
import { memo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { codeCopyMachine } from '../../../machines/promotions/code-copy/code-copy.machine.ts';
import type { countdownMachine } from '../../../machines/kit/countdown/countdown.machine.ts';
import type { FlashPopupView } from '../../../machines/promotions/flash-popup/flash-popup.view.ts';
import { CodeTicket } from '../code-copy/CodeTicket.tsx';
import { Badge } from '../../kit/status/Badge.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { CheckIcon } from '../../kit/icon/icons.tsx';
import * as css from './FlashPopup.css.ts';
import { FlashOver, FlashTime } from './FlashTime.tsx';

interface FlashOfferProps {
  readonly isOpen: boolean;
  readonly view: FlashPopupView;
  readonly countdown: ActorRefFrom<typeof countdownMachine> | undefined;
  readonly copy: ActorRefFrom<typeof codeCopyMachine> | undefined;
  readonly onClaim: () => void;
  readonly onLater: () => void;
}

/** The sale's discount and time left. Doesn't re-render while the dialog fades out. */
export const FlashOffer = memo(Offer, (_, next) => !next.isOpen);

function Offer({ view, countdown, copy, onClaim, onLater }: FlashOfferProps) {
  return (
    <div className={css.words}>
      <div>
        {view.badge && (
          <span lang={view.langs.badge}>
            <Badge tone="accent">{view.badge}</Badge>
          </span>
        )}
        <Dialog.Title className={css.title} lang={view.langs.title}>
          {view.title}
        </Dialog.Title>
        <Dialog.Description className={css.description} lang={view.langs.description}>
          {view.description}
        </Dialog.Description>
      </div>
      {view.expired && <FlashOver text={view.expired} />}
      {countdown && <FlashTime countdown={countdown} whole={view.whole} />}
      <CodeTicket code={view.code} copy={copy} />
      <div className={css.choices}>
        <Button size="large" disabled={!view.canClaim} busy={view.isClaiming} onClick={onClaim}>
          {view.claimLabel}
        </Button>
        <Button tone="text" className={css.later} onClick={onLater}>
          {t`Maybe Later`}
        </Button>
      </div>
      <ul className={css.trust} lang={view.langs.trust}>
        {view.trust.map((reason) => (
          <li key={reason} className={css.reason}>
            <CheckIcon size={18} className={css.tick} />
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
