import { command, done, failed, nobody, sessionLost, type EventCases } from '../../kit/cases.ts';
import type { SessionInput, SessionProfile } from './session.machine.ts';

export const sessionInput: SessionInput = { parent: nobody };

export const sampleProfile: SessionProfile = {
  id: '2f1c3b5a-7d90-4b8f-9c6e-6a3f4a519d7e',
  firstName: null,
  lastName: null,
  phone: '+919000000001',
  email: null,
  role: 'customer',
  isAdmin: false,
  isDoctor: false,
  isOwner: false,
  permissions: [],
  premiumMembership: { isActive: false, expiresAt: null },
};

export const sessionCases: EventCases = {
  'session.open': [command('session.open', { token: 'a-token', profile: sampleProfile })],
  'xstate.done.actor.readStored': [
    done('readStored', { hasToken: true, profile: sampleProfile }),
    done('readStored', { hasToken: false, profile: null }),
  ],
  'xstate.error.actor.readStored': [failed('readStored')],
  'xstate.done.actor.fetchProfile': [done('fetchProfile', sampleProfile)],
  'xstate.error.actor.fetchProfile': [failed('fetchProfile'), failed('fetchProfile', sessionLost)],
  'xstate.done.actor.refreshProfile': [done('refreshProfile', sampleProfile)],
  'xstate.error.actor.refreshProfile': [failed('refreshProfile'), failed('refreshProfile', sessionLost)],
  'xstate.done.actor.noteLogout': [done('noteLogout', undefined)],
  'xstate.error.actor.noteLogout': [failed('noteLogout')],
  'xstate.done.actor.tellLogouts': [done('tellLogouts', undefined)],
  'xstate.error.actor.tellLogouts': [failed('tellLogouts')],
};

/** Tells snapshots apart by how often the profile couldn't be loaded. */
export function sessionKey({ context }: { readonly context: { readonly tries: number } }): string {
  return `${context.tries}`;
}
