import { setup } from 'xstate';
import { promiseSlot } from '../../kit/slot.ts';

export type DataDownloadEvent = { type: 'data.download' };

/** The download of everything that the shop keeps of a person (ACC-06). */
export const dataDownloadMachine = setup({
  types: {} as { events: DataDownloadEvent },
  actors: { saveData: promiseSlot<void>() },
}).createMachine({
  id: 'data-download',
  description: 'The download of everything that the shop keeps of a person.',
  initial: 'idle',
  states: {
    idle: { description: 'Nobody has asked.', on: { 'data.download': 'preparing' } },
    preparing: {
      description: 'The server collects it; the browser saves it as a file.',
      invoke: { id: 'saveData', src: 'saveData', onDone: 'saved', onError: 'failed' },
    },
    saved: { description: 'The file was handed to the browser.', on: { 'data.download': 'preparing' } },
    failed: { description: 'It did not come; it can be asked for again.', on: { 'data.download': 'preparing' } },
  },
});
