import { watching } from '../../../kit/slot.ts';
import type { EscapePorts } from '../../../promotions/tier-celebration/tier-celebration.actors.ts';
import { welcomeMachine, type WelcomeEvent } from './welcome.machine.ts';

export function welcomeLogic(ports: EscapePorts) {
  return welcomeMachine.provide({
    actors: {
      watchEscape: watching<Extract<WelcomeEvent, { type: 'celebration.close' }>>((tell) =>
        ports.watchEscape(() => tell({ type: 'celebration.close' })),
      ),
    },
  });
}
