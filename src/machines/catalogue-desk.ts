import { adminHomeCases } from './admin-home/admin-home.cases.ts';
import { adminHomeMachine } from './admin-home/admin-home.machine.ts';
import { type CatalogueEntry, dashboard } from './catalogue-entry.ts';
import {
  categoryChoiceCases,
  categoryChoiceInput,
  categoryChoiceKey,
} from './category-choice/category-choice.cases.ts';
import { categoryChoiceMachine } from './category-choice/category-choice.machine.ts';
import { richEditorCases, richEditorKey } from './rich-editor/rich-editor.cases.ts';
import { richEditorMachine } from './rich-editor/rich-editor.machine.ts';
import { collectionCases, collectionInput, collectionKey } from './collection/collection.cases.ts';
import { collectionMachine } from './collection/collection.machine.ts';
import { csvImportCases, csvImportInput, csvImportKey } from './csv-import/csv-import.cases.ts';
import { csvImportMachine } from './csv-import/csv-import.machine.ts';
import { bundleFunnelCases } from './bundle-funnel/bundle-funnel.cases.ts';
import { bundleFunnelMachine } from './bundle-funnel/bundle-funnel.machine.ts';
import { deskShelfCases } from './desk-shelf/desk-shelf.cases.ts';
import { deskShelfMachine } from './desk-shelf/desk-shelf.machine.ts';
import { imageUploadCases, imageUploadInput } from './image-upload/image-upload.cases.ts';
import { imageUploadMachine } from './image-upload/image-upload.machine.ts';
import { orderDeskCases, orderDeskInput } from './order-desk/order-desk.cases.ts';
import { orderDeskMachine } from './order-desk/order-desk.machine.ts';
import { gatewayCheckCases } from './gateway-check/gateway-check.cases.ts';
import { gatewayCheckMachine } from './gateway-check/gateway-check.machine.ts';
import {
  recordEditorCases,
  recordEditorInput,
  recordEditorKey,
  recordEditorStarts,
} from './record-editor/record-editor.cases.ts';
import { recordEditorMachine } from './record-editor/record-editor.machine.ts';

/** The charts of the admin's desk. */
export const deskCharts: readonly CatalogueEntry[] = [
  dashboard('The admin’s home', adminHomeMachine, { input: undefined, cases: adminHomeCases }),
  dashboard('An order on the desk', orderDeskMachine, { input: orderDeskInput, cases: orderDeskCases }),
  dashboard('Any list of the desk', collectionMachine, {
    input: collectionInput,
    cases: collectionCases,
    key: collectionKey,
  }),
  dashboard('Any record of the desk', recordEditorMachine, {
    input: recordEditorInput,
    starts: recordEditorStarts,
    cases: recordEditorCases,
    key: recordEditorKey,
  }),
  dashboard('Records from a file', csvImportMachine, {
    input: csvImportInput,
    cases: csvImportCases,
    key: csvImportKey,
  }),
  dashboard('How bundles sell', bundleFunnelMachine, { input: undefined, cases: bundleFunnelCases }),
  dashboard('Products to choose from', deskShelfMachine, { input: undefined, cases: deskShelfCases }),
  dashboard('A picture for the shop', imageUploadMachine, { input: imageUploadInput, cases: imageUploadCases }),
  dashboard('The kind of a record', categoryChoiceMachine, {
    input: categoryChoiceInput,
    cases: categoryChoiceCases,
    key: categoryChoiceKey,
  }),
  dashboard('What a text’s editor asks for', richEditorMachine, {
    input: undefined,
    cases: richEditorCases,
    key: richEditorKey,
  }),
  dashboard('Trying a payment service', gatewayCheckMachine, { input: undefined, cases: gatewayCheckCases }),
];
