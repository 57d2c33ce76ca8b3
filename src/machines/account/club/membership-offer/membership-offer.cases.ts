import { nobody } from '../../../kit/cases.ts';
import type { MembershipOfferInput } from './membership-offer.machine.ts';

export const membershipOfferInput: MembershipOfferInput = { parent: nobody };
