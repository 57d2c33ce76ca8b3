import { t } from '../../../src/domain/kit/text/text.ts';
import type { WireAddress } from '../../../src/contract/account/address.calls.ts';
import type { OrderRequest } from '../../../src/contract/orders/order/order.calls.ts';
import { needsDelivery } from '../../../src/domain/cart/cart.ts';
import { states } from '../../../src/domain/kit/address.ts';
import { readAddresses } from '../../account/address/address.queries.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { cityOf, stateOf } from '../../catalogue/delivery/postal-regions.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { refusedField } from '../../platform/http/problem.ts';
import { readProfile } from '../../account/user/user.queries.ts';

/** The order, with an invoice address if there is nothing to deliver and none was sent. Throws 'invalid-input'. */
export async function withAddress(
  context: Pick<ShopContext, 'settings' | 'clock'>,
  tx: Session,
  shopper: Pick<SignedIn, 'id' | 'phone'>,
  body: OrderRequest,
): Promise<OrderRequest> {
  if (body.addressId !== undefined || body.address || needsDelivery(body.lines)) return body;
  return { ...body, address: await invoiceAddress(context, tx, shopper) };
}

/**
 * Invoice address of a membership if none is sent: the default address, otherwise the shop's location, which is the
 * place of supply for a person without an address on record (IGST Act, section 12). Throws 'invalid-input'.
 */
export async function invoiceAddress(
  { settings, clock }: Pick<ShopContext, 'settings' | 'clock'>,
  tx: Session,
  shopper: Pick<SignedIn, 'id' | 'phone'>,
): Promise<WireAddress> {
  const [saved] = await readAddresses(tx, shopper.id);
  if (saved) {
    const { id: _id, isDefault: _isDefault, ...address } = saved;
    return address;
  }
  const { pincode } = settings.business;
  const state = states.find((each) => each === stateOf(pincode));
  if (shopper.phone === null || !state) throw refusedField('address', t`Send an address for the invoice`);
  const { firstName, lastName } = await readProfile(tx, shopper.id, clock());
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return {
    name: name.length < 2 ? 'Member' : name,
    phone: shopper.phone,
    line1: 'Membership, nothing to deliver',
    line2: '',
    city: cityOf(pincode) ?? state,
    state,
    pincode,
  };
}
