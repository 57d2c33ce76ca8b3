import { command, done, failed, nobody, type EventCases } from '../../kit/cases.ts';
import type { ConsentInput } from './consent.machine.ts';

export const consentInput: ConsentInput = { parent: nobody, asked: ['statistics', 'advertising'] };

const refused = { asked: ['statistics', 'advertising'], agreed: [] };

export const consentCases: EventCases = {
  'purpose.toggle': [command('purpose.toggle', { purpose: 'statistics' })],
  'choice.changed': [command('choice.changed', { choice: refused }), command('choice.changed', { choice: null })],
  'xstate.done.actor.readChoice': [done('readChoice', refused), done('readChoice', null)],
  'xstate.error.actor.readChoice': [failed('readChoice')],
};

/** Tells snapshots apart by the choice and the ticked purposes. */
export function consentKey({
  context: { asked, choice, picked },
}: {
  readonly context: {
    readonly asked: readonly string[];
    readonly choice: unknown;
    readonly picked: readonly string[];
  };
}): string {
  return `${asked.length} ${choice === null ? 'open' : 'decided'} ${picked.join()}`;
}
