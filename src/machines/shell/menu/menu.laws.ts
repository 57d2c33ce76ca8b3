import { hasTold, lawsFor } from '../../kit/laws.ts';
import type { menuMachine } from './menu.machine.ts';

const { on, whenever } = lawsFor<typeof menuMachine>();

/** The menu on small screens. */
export const menuLaws = [
  whenever('CHR-02', 'A new page closes the menu', on('page.arrived'), ({ after }) => after.matches('closed')),
  whenever(
    'CHR-02',
    'The menu button opens it, and the shop hears it',
    (step) => on('menu.open')(step) && step.before?.matches('closed') === true,
    (step) => step.after.matches('open') && hasTold(step, 'menu.opened'),
  ),
  whenever(
    'OVL-01',
    'The shop hears when it closes',
    ({ before, after }) => before?.matches('open') === true && after.matches('closed'),
    (step) => hasTold(step, 'menu.closed'),
  ),
  whenever('CHR-02', 'Closing it closes it', on('menu.close'), ({ after }) => after.matches('closed')),
];
