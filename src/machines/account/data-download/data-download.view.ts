import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import type { dataDownloadMachine } from './data-download.machine.ts';

const texts = {
  idle: null,
  preparing: null,
  saved: t`Your data was saved as a file.`,
  failed: t`Couldn’t download your data. Try again.`,
} as const;

/** View model of the text next to the button. */
export function dataDownloadView({ value }: SnapshotFrom<typeof dataDownloadMachine>) {
  return { isBusy: value === 'preparing', isFailed: value === 'failed', text: texts[value] };
}
