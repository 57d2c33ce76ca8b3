import { hasTold, lawsFor } from '../../kit/laws.ts';
import type { connectionMachine } from './connection.machine.ts';

const { on, overWalk, whenever } = lawsFor<typeof connectionMachine>();

/** Online or offline. */
export const connectionLaws = [
  whenever(
    'CRT-09',
    'The shop hears once that the connection is gone',
    (step) => on('network.gone')(step) && step.before?.matches('online') === true,
    (step) => hasTold(step, 'connection.lost') && step.after.matches('offline'),
  ),
  whenever(
    'CRT-09',
    'The shop hears once that it’s back',
    (step) => on('network.back')(step) && step.before?.matches('offline') === true,
    (step) => hasTold(step, 'connection.restored') && step.after.matches('online'),
  ),
  overWalk('CRT-09', 'Nothing is restored that wasn’t lost', (steps) => {
    const news = steps.flatMap(({ happened }) => happened.filter(({ kind }) => kind === 'told'));
    return news.every(({ name }, index) => name === (index % 2 === 0 ? 'connection.lost' : 'connection.restored'));
  }),
];
