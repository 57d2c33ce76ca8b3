import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import type { addressEditorMachine } from './address-editor.machine.ts';

export interface AddressEditorView {
  readonly stage: 'finding' | 'failed' | 'missing' | 'editing' | 'kept';
  readonly title: string;
}

/** View model of the address page. */
export function addressEditorView(snapshot: SnapshotFrom<typeof addressEditorMachine>): AddressEditorView {
  return { stage: snapshot.value, title: snapshot.context.id === null ? t`New address` : t`Edit address` };
}
