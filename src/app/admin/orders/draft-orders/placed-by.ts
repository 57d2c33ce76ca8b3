import { states } from '../../../../domain/kit/address.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { Delivery } from '../../../../machines/catalogue/delivery-check/delivery-check.machine.ts';

/**
 * City and state of the pincode, for the fields that are empty or hold what another pincode filled in. What somebody typed
 * stays (CHK-03).
 */
export function placedBy(
  draft: Draft,
  { pincode, city, state }: Pick<Delivery, 'pincode' | 'city' | 'state'>,
): Draft {
  if (draft['pincode'] !== pincode) return {};
  const isFree = (field: string, filled: string) => draft[field] === '' || draft[field] === draft[filled];
  const isKnown = states.some((each) => each === state);
  return {
    ...(city !== null && isFree('city', 'placedCity') ? { city, placedCity: city } : {}),
    ...(state !== null && isKnown && isFree('state', 'placedState') ? { state, placedState: state } : {}),
  };
}
