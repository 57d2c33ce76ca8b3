import type { CommandConfig } from '../../../../ui/admin/record/admin.types.ts';

/** Row commands of accounts. */
export const accountCommands: readonly CommandConfig[] = [
  {
    name: 'make-prescriber',
    label: 'Make prescriber',
    place: 'row',
    ask: (_count, name) => ({
      title: `Make ${name} a prescriber?`,
      text: 'They will be able to read patients’ prescriptions and sign them.',
    }),
    successMessage: () => 'Made a prescriber',
    inverse: 'make-customer',
  },
  {
    name: 'make-customer',
    label: 'Make customer',
    place: 'row',
    danger: true,
    ask: (_count, name) => ({
      title: `Make ${name} a customer?`,
      text: 'They lose staff access right away. Their account and orders stay.',
    }),
    successMessage: () => 'Made a customer',
  },
  { name: 'unblock', label: 'Unblock', place: 'row', successMessage: () => 'Unblocked' },
];
