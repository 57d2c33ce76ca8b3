import { hasDone, lawsFor, type StepOf } from '../../kit/laws.ts';
import type { mandateMachine } from './mandate.machine.ts';

const { on, until, whenever } = lawsFor<typeof mandateMachine>();

type Step = StepOf<typeof mandateMachine>;

const was = ({ before }: Step) => before?.value;
const isOver = ({ after }: Step) => after.value === 'refused' || after.value === 'revoked';

/** Mandates: allowed debits. */
export const mandateLaws = [
  whenever(
    'SUB-01',
    'A mandate needs the bank’s consent',
    ({ before, after }) => after.value === 'granted' && before?.value !== 'granted',
    on('mandate.granted'),
  ),
  whenever(
    'SUB-01',
    'Consent that the bank gives to an open request is used for payments, and the customer is told',
    (step) => on('mandate.granted')(step) && was(step) === 'asked',
    (step) => hasDone(step, 'payByMandate') && hasDone(step, 'tellGranted') && step.after.value === 'granted',
  ),
  whenever(
    'SUB-01',
    'When a granted mandate ends, renewals are paid by link, and the customer is told',
    (step) => step.after.value === 'revoked' && (was(step) === 'granted' || was(step) === 'paused'),
    (step) => hasDone(step, 'payByLink') && hasDone(step, 'tellEnded'),
  ),
  whenever(
    'SUB-01',
    'What the customer ends in the shop is ended at the bank as well',
    (step) => on('mandate.withdraw')(step) && ['asked', 'granted', 'paused'].includes(String(was(step))),
    (step) => hasDone(step, 'endAtGateway') && step.after.value === 'revoked',
  ),
  whenever(
    'SUB-01',
    'Consent that arrives after the end is withdrawn at the bank',
    (step) => on('mandate.granted')(step) && (was(step) === 'refused' || was(step) === 'revoked'),
    (step) => hasDone(step, 'endAtGateway') && isOver(step),
  ),
  whenever(
    'SUB-01',
    'A request that nobody answered is withdrawn',
    (step) => on('mandate.lapse')(step) && was(step) === 'asked',
    (step) => step.after.value === 'refused' && hasDone(step, 'endAtGateway'),
  ),
  whenever(
    'SUB-01',
    'The customer is told when the bank pauses the mandate',
    (step) => on('mandate.paused')(step) && was(step) === 'granted',
    (step) => hasDone(step, 'tellHalted') && step.after.value === 'paused',
  ),
  whenever(
    'SUB-01',
    'The customer is told when the pause ends',
    (step) => on('mandate.granted')(step) && was(step) === 'paused',
    (step) => hasDone(step, 'tellGranted') && !hasDone(step, 'payByMandate'),
  ),
  whenever(
    'SUB-01',
    'If the bank declines, the mandate is refused',
    (step) => on('mandate.refused', 'mandate.revoked')(step) && was(step) === 'asked',
    ({ after }) => after.value === 'refused',
  ),
  until('SUB-01', 'A mandate that is over never debits again', {
    from: isOver,
    holds: (step) => isOver(step) && !hasDone(step, 'payByMandate'),
  }),
];
