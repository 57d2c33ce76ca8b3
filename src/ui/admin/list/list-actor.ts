import type { ActorRefFrom } from 'xstate';
import type { collectionMachine } from '../../../machines/admin/frame/collection/collection.machine.ts';
import type { csvImportMachine } from '../../../machines/admin/frame/csv-import/csv-import.machine.ts';
import type { dataDownloadMachine } from '../../../machines/account/data-download/data-download.machine.ts';

export type CollectionActor = ActorRefFrom<typeof collectionMachine>;
export type CsvImportActor = ActorRefFrom<typeof csvImportMachine>;
export type ExportActor = ActorRefFrom<typeof dataDownloadMachine>;
