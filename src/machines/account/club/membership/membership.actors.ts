import type { ClockPorts } from '../../../kit/countdown/countdown.actors.ts';
import { watching } from '../../../kit/slot.ts';
import { membershipMachine, type MembershipEvent } from './membership.machine.ts';

export function membershipLogic(ports: ClockPorts) {
  return membershipMachine.provide({
    actors: {
      watchClock: watching<Extract<MembershipEvent, { type: 'clock.ticked' }>>((tell) =>
        ports.watchClock((now) => tell({ type: 'clock.ticked', now })),
      ),
    },
  });
}
