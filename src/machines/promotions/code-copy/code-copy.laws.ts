import { callOf, hasCalled, hasTold, lawsFor } from '../../kit/laws.ts';
import type { codeCopyMachine } from './code-copy.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { copyLabel, isCopied } from './code-copy.view.ts';

const { on, whenever } = lawsFor<typeof codeCopyMachine>();

/** Copying a code. */
export const codeCopyLaws = [
  whenever(
    'CPN-08',
    'Pressing copies this code',
    (step) => on('code.copy')(step) && step.before?.matches('copying') !== true,
    (step) => callOf(step, 'copyCode')?.['code'] === step.after.context.code,
  ),
  whenever(
    'CPN-08',
    'Only a code that was copied says “copied”',
    (step) => hasTold(step, 'code.copied'),
    ({ event, after }) => 'output' in event && event.output === 'copied' && after.matches('copied'),
  ),
  whenever(
    'CPN-08',
    'A code that couldn’t be copied says so',
    on('xstate.error.actor.copyCode'),
    (step) => hasTold(step, 'code.refused') && !hasTold(step, 'code.copied'),
  ),
  whenever(
    'CPN-08',
    'The button says “copied” for 2 s',
    ({ before, after }) => after.matches('copied') && before?.matches('copied') !== true,
    ({ timers, at }) => timers.some(({ endsAt }) => endsAt === at + 2000),
  ),
  whenever(
    'CPN-08',
    'Every attempt ends with an answer',
    on('xstate.done.actor.copyCode'),
    (step) => (hasTold(step, 'code.copied') || hasTold(step, 'code.refused')) && !hasCalled(step, 'copyCode'),
  ),
];

/** What the screen shows, for the record. */
export const codeCopySeen = (snapshot: SnapshotFrom<typeof codeCopyMachine>): unknown => ({
  label: copyLabel(snapshot),
  isCopied: isCopied(snapshot),
});
