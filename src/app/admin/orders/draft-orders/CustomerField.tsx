import * as draftCalls from '../../../../contract/orders/draft/draft-order.calls.ts';
import { isSame } from '../../../../domain/kit/is-same.ts';
import { customerChoiceLogic } from '../../../../machines/admin/frame/customer-choice/customer-choice.actors.ts';
import { customerChoiceView } from '../../../../machines/admin/frame/customer-choice/customer-choice.view.ts';
import { choice } from '../../../../ui/admin/category-choice/CategoryChoice.css.ts';
import { ProductPicker } from '../../../../ui/admin/picker/ProductPicker.tsx';
import type { FieldDrawProps } from '../../../../ui/admin/record/admin.types.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import { TextField } from '../../../../ui/kit/field/TextField.tsx';
import { useScreenActor, useView } from '../../../../ui/shell/app/actors.tsx';
import { useServices } from '../../../platform/services.tsx';

const words = { seek: 'Find a customer', found: 'Customers' } as const;

/** The customer's number: typed, or of somebody who is found by name. */
export function CustomerField({ value, error, onValue }: FieldDrawProps) {
  const { http } = useServices();
  const actor = useScreenActor(
    customerChoiceLogic({
      findCustomers: async (q, signal) =>
        (await http.send(draftCalls.findCustomers, { query: { q }, signal })).customers,
    }),
    undefined,
  );
  const { text, options, message } = useView(actor, customerChoiceView, isSame);
  const phone = textOf(value);
  return (
    <div className={choice}>
      <TextField
        label="Mobile number"
        name="phone"
        type="tel"
        hint="Of an account, or a new one"
        value={phone}
        error={error}
        onValue={onValue}
      />
      <ProductPicker
        label="Known customer"
        shown="Find by name or number"
        words={words}
        chosen={phone}
        text={text}
        message={message}
        options={options}
        onText={(typed) => actor.send({ type: 'customer.seek', text: typed })}
        onValue={onValue}
      />
    </div>
  );
}
