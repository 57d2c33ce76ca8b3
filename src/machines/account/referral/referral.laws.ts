import { callOf, hasCalled, lawsFor } from '../../kit/laws.ts';
import type { referralMachine } from './referral.machine.ts';
import { referralView } from './referral.view.ts';
import type { SnapshotFrom } from 'xstate';

const { on, whenever } = lawsFor<typeof referralMachine>();

/** Inviting friends. */
export const referralLaws = [
  whenever(
    'ACC-04',
    'The code and its friends are what the shop says',
    on('xstate.done.actor.fetchReferral'),
    ({ event, after }) => after.matches('known') && 'output' in event && after.context.own === event.output,
  ),
  whenever(
    'ACC-04',
    'The link that is shared is the shopper’s own, on a device that can share',
    (step) => hasCalled(step, 'shareLink'),
    (step) => step.after.context.canShare && callOf(step, 'shareLink')?.['link'] === step.after.context.own?.link,
  ),
  whenever(
    'ACC-04',
    'The link that is copied is the shopper’s own',
    (step) => hasCalled(step, 'linkCopy'),
    (step) => callOf(step, 'linkCopy')?.['code'] === step.after.context.own?.link,
  ),
  whenever(
    'ACC-04',
    'If the browser refuses to copy, the page says how to, until it works',
    (step) => on('code.refused', 'code.copied')(step) && step.before?.matches('known') === true,
    (step) => step.after.context.isRefused === on('code.refused')(step),
  ),
];

/** What the screen shows, for the record. */
export const referralSeen = (snapshot: SnapshotFrom<typeof referralMachine>): unknown => referralView(snapshot);
