import { command, done, failed, type EventCases } from '../../../kit/cases.ts';
import type { CommandPaletteInput, FoundRecord } from './command-palette.machine.ts';

const order: FoundRecord = {
  kind: 'order',
  id: '2f1c3b5a-7d90-4b8f-9c6e-6a3f4a519d7e',
  label: 'M26-001001',
  detail: 'Asha Rao, ₹1,499',
};

export const commandPaletteInput: CommandPaletteInput = {
  screens: [
    { label: 'Orders', slug: 'orders' },
    { label: 'Coupons', slug: 'coupons' },
    { label: 'Tax', slug: 'business/tax', within: 'Business', words: 'gstin' },
  ],
};

export const commandPaletteCases: EventCases = {
  'text.type': [command('text.type', { text: 'M26-001001' }), command('text.type', { text: '' })],
  'option.choose': [command('option.choose', { index: 0 }), command('option.choose', { index: 99 })],
  'xstate.done.actor.findItems': [done('findItems', { items: [order] }), done('findItems', { items: [] })],
  'xstate.error.actor.findItems': [failed('findItems')],
};
