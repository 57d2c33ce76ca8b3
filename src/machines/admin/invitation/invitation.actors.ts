import { fromPromise } from 'xstate';
import type { SessionProfile } from '../../account/session/session.types.ts';
import { invitationMachine, type Offer } from './invitation.machine.ts';

/** Failures reject with CallFailed. */
export interface InvitationPorts {
  readOffer(signal: AbortSignal): Promise<Offer>;
  acceptOffer(signal: AbortSignal): Promise<SessionProfile>;
  /** The account has another role now: whoever shows menus has to read it again. */
  tellJoined(): void;
}

export function invitationLogic(ports: InvitationPorts) {
  return invitationMachine.provide({
    actors: {
      readOffer: fromPromise<Offer>(({ signal }) => ports.readOffer(signal)),
      acceptOffer: fromPromise<SessionProfile>(({ signal }) => ports.acceptOffer(signal)),
    },
    actions: { tellJoined: () => ports.tellJoined() },
  });
}
