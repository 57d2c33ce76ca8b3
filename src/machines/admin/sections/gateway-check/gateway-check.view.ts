import type { SnapshotFrom } from 'xstate';
import type { gatewayCheckMachine } from './gateway-check.machine.ts';

const texts = {
  idle: null,
  checking: null,
  working: 'Connected. The keys work.',
  refused: 'These keys didn’t work. Compare them with the ones in your gateway account.',
  unknown: 'Couldn’t reach the gateway. Try again.',
} as const;

/** View model of the text next to the button. */
export function gatewayCheckView({ value }: SnapshotFrom<typeof gatewayCheckMachine>) {
  const tone = value === 'working' ? ('good' as const) : ('warning' as const);
  return { isBusy: value === 'checking', text: texts[value], tone };
}
