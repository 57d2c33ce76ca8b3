import type { SnapshotFrom } from 'xstate';
import type { gatewayCheckMachine } from './gateway-check.machine.ts';

const texts = {
  idle: null,
  checking: null,
  working: 'It answers and knows the shop.',
  refused: 'It does not answer to these keys. Please compare them with those of your account there.',
  unknown: 'The shop could not ask. Please try again.',
} as const;

/** What stands beside the button (CHK-05). */
export function gatewayCheckView({ value }: SnapshotFrom<typeof gatewayCheckMachine>) {
  const tone = value === 'working' ? ('good' as const) : ('warning' as const);
  return { isBusy: value === 'checking', text: texts[value], tone };
}
