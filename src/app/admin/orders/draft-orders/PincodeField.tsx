import { deliveryCheckLogic } from '../../../../machines/catalogue/delivery-check/delivery-check.actors.ts';
import * as deliveryCalls from '../../../../contract/catalogue/delivery.calls.ts';
import type { FieldDrawProps } from '../../../../ui/admin/record/admin.types.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import { TextField } from '../../../../ui/kit/field/TextField.tsx';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import { useServices } from '../../../platform/services.tsx';
import { placedBy } from './placed-by.ts';

/** The pincode of an address, which fills in its city and state as in the customer's own checkout (CHK-03). */
export function PincodeField({ value, error, onValue, onFill }: FieldDrawProps) {
  const { http } = useServices();
  const actor = useScreenActor(
    deliveryCheckLogic({
      findDelivery: async (pincode, signal) =>
        http.send(deliveryCalls.checkDelivery, { params: { pincode }, query: {}, signal }),
      // Whatever staff look up says nothing of where they live.
      readPincode: () => null,
      keepPincode: () => undefined,
    }),
    { parent: { send: ({ delivery }) => onFill?.((draft) => placedBy(draft, delivery)) } },
  );
  return (
    <TextField
      label="Pincode"
      name="pincode"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={textOf(value)}
      error={error}
      onValue={(typed) => {
        onValue(typed);
        actor.send({ type: 'pincode.type', text: typed });
      }}
    />
  );
}
