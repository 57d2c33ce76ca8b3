import type { SnapshotFrom } from 'xstate';
import type { customerChoiceMachine } from './customer-choice.machine.ts';

export interface CustomerChoiceView {
  readonly text: string;
  /** By phone number. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** 'Looking...', 'Nobody matches'; '' if the options say it all. */
  readonly message: string;
}

/** View model of the search for a customer. */
export function customerChoiceView(snapshot: SnapshotFrom<typeof customerChoiceMachine>): CustomerChoiceView {
  const { text, matches } = snapshot.context;
  return {
    text,
    options: matches.map(({ name, phone }) => ({ value: phone, label: name === '' ? phone : `${name}, ${phone}` })),
    message: messageOf(snapshot),
  };
}

function messageOf(snapshot: SnapshotFrom<typeof customerChoiceMachine>): string {
  if (snapshot.matches('idle')) return 'Type a name, a number or its last four digits';
  if (snapshot.matches('failed')) return 'Couldn’t look for customers. Try again, or type the number.';
  if (!snapshot.matches('found')) return 'Looking...';
  return snapshot.context.matches.length === 0 ? 'Nobody matches' : '';
}
