import { t } from '../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { confirmationMachine } from '../../machines/kit/confirmation/confirmation.machine.ts';
import { useView } from '../shell/app/actors.tsx';
import { AlertDialog } from '../kit/overlay/AlertDialog.tsx';

export type ConfirmationRef = ActorRefFrom<typeof confirmationMachine>;

/** Confirms before a subscription plan is cancelled. */
export function CancelPlan({ cancelling }: { cancelling: ConfirmationRef }) {
  const isAsking = useView(cancelling, (snapshot) => snapshot.matches('asking'));
  return (
    <AlertDialog
      open={isAsking}
      title={t`Are you sure?`}
      description={t`The plan ends. The product stays in your cart as a one-time purchase at full price.`}
      confirmLabel={t`Cancel plan`}
      cancelLabel={t`Keep plan`}
      onConfirm={() => cancelling.send({ type: 'confirmation.give' })}
      onCancel={() => cancelling.send({ type: 'confirmation.refuse' })}
    />
  );
}
