import { setup } from 'xstate';
import { promiseSlot } from '../../kit/slot.ts';

export type DataDownloadEvent = { type: 'data.download' };

/** Downloads all data that the shop has about a person (ACC-06). */
export const dataDownloadMachine = setup({
  types: {} as { events: DataDownloadEvent },
  actors: { saveData: promiseSlot<void>() },
}).createMachine({
  id: 'data-download',
  description: 'The download of all the data the shop has about a person.',
  initial: 'idle',
  states: {
    idle: { description: 'The download hasn’t been requested.', on: { 'data.download': 'preparing' } },
    preparing: {
      description: 'The server collects the data. The browser saves it as a file.',
      invoke: { id: 'saveData', src: 'saveData', onDone: 'saved', onError: 'failed' },
    },
    saved: { description: 'The browser has the file.', on: { 'data.download': 'preparing' } },
    failed: { description: 'Couldn’t download the data. It can be retried.', on: { 'data.download': 'preparing' } },
  },
});
