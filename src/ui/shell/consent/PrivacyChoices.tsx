import { t } from '../../../domain/kit/text/text.ts';
import { isChoosing, purposeRows, type PurposeRow } from '../../../machines/shell/consent/consent.view.ts';
import { usePromotionsActor, usePromotionsView } from '../app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Checkbox } from '../../kit/field/Checkbox.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import * as css from './Consent.css.ts';

/** A checkbox per purpose, checked only with consent. Unchecking withdraws it. */
export function PrivacyChoices() {
  const consent = usePromotionsActor('consent');
  const isOpen = usePromotionsView('consent', isChoosing);
  const rows = usePromotionsView('consent', purposeRows, isSame);
  return (
    <Dialog
      open={isOpen}
      onClose={() => consent.send({ type: 'choices.close' })}
      title={t`Privacy choices`}
      description={t`What the shop needs to work is always on: your cart, your sign-in, and an anonymous count of how fast pages are.`}
    >
      <div className={css.rows}>
        {rows.map(({ purpose, label, hint, isPicked }) => (
          <Checkbox
            key={purpose}
            checked={isPicked}
            hint={hint}
            onChecked={() => consent.send({ type: 'purpose.toggle', purpose })}
          >
            {label}
          </Checkbox>
        ))}
      </div>
      <div className={css.answers}>
        <Button tone="outline" block onClick={() => consent.send({ type: 'consent.refuse' })}>
          {t`Refuse all`}
        </Button>
        <Button tone="outline" block onClick={() => consent.send({ type: 'consent.agree' })}>
          {t`Agree to all`}
        </Button>
      </div>
      <Button block onClick={() => consent.send({ type: 'consent.save' })}>
        {t`Save my choices`}
      </Button>
    </Dialog>
  );
}

function isSame(one: readonly PurposeRow[], other: readonly PurposeRow[]): boolean {
  return one.length === other.length && one.every((row, index) => row.isPicked === other[index]?.isPicked);
}
