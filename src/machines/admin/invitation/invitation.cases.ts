import { done, failed, refused, type EventCases } from '../../kit/cases.ts';
import { sampleProfile } from '../../account/session/session.cases.ts';

const gone = refused(404, {}, 'not-found');

export const invitationCases: EventCases = {
  'xstate.done.actor.readOffer': [
    done('readOffer', {
      roleName: 'Packing',
      permissions: ['orders'],
      invitedBy: 'Meera Rao',
      expiresAt: '2026-11-11T04:30:00.000Z',
    }),
  ],
  'xstate.error.actor.readOffer': [failed('readOffer'), failed('readOffer', gone)],
  'xstate.done.actor.acceptOffer': [
    done('acceptOffer', { ...sampleProfile, role: 'admin', isAdmin: true, permissions: ['orders'] }),
  ],
  'xstate.error.actor.acceptOffer': [failed('acceptOffer'), failed('acceptOffer', gone)],
};
