import { command, done, failed, type EventCases } from '../../../kit/cases.ts';
import { someCodes } from '../factor-setup/factor-setup.cases.ts';
import type { FactorsListed } from './factor-list.machine.ts';

export const someFactors: FactorsListed = {
  factors: [
    {
      id: '5f0d2c8e-58c5-4a0e-9d0e-0f9f9c1d2a11',
      kind: 'passkey',
      name: 'Chrome on Windows',
      addedAt: '2026-11-01T04:30:00.000Z',
      lastUsedAt: '2026-11-04T04:30:00.000Z',
    },
    {
      id: '6f0d2c8e-58c5-4a0e-9d0e-0f9f9c1d2a11',
      kind: 'totp',
      name: 'Authenticator app',
      addedAt: '2026-11-02T04:30:00.000Z',
      lastUsedAt: null,
    },
  ],
  recoveryCodes: 8,
  isDemanded: true,
};

export const factorListCases: EventCases = {
  'removal.ask': [command('removal.ask', { id: '6f0d2c8e-58c5-4a0e-9d0e-0f9f9c1d2a11' })],
  'xstate.done.actor.loadFactors': [done('loadFactors', someFactors)],
  'xstate.error.actor.loadFactors': [failed('loadFactors')],
  'xstate.done.actor.removeFactor': [
    done('removeFactor', { kind: 'removed', ...someFactors }),
    done('removeFactor', { kind: 'refused', message: 'Add another passkey or app first' }),
  ],
  'xstate.error.actor.removeFactor': [failed('removeFactor')],
  'xstate.done.actor.renewCodes': [done('renewCodes', someCodes)],
  'xstate.error.actor.renewCodes': [failed('renewCodes')],
};
