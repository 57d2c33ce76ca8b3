import { pageSpeedCases, pageSpeedInput } from './page-speed/page-speed.cases.ts';
import { pageSpeedMachine } from './page-speed/page-speed.machine.ts';
import { adminHomeCases, adminHomeInput } from './admin-home/admin-home.cases.ts';
import { adminHomeMachine } from './admin-home/admin-home.machine.ts';
import { type CatalogueEntry, dashboard } from './catalogue-entry.ts';
import {
  categoryChoiceCases,
  categoryChoiceInput,
  categoryChoiceKey,
} from './category-choice/category-choice.cases.ts';
import { categoryChoiceMachine } from './category-choice/category-choice.machine.ts';
import { postCategoryCases, postCategoryInput, postCategoryKey } from './post-category/post-category.cases.ts';
import { postCategoryMachine } from './post-category/post-category.machine.ts';
import { richEditorCases, richEditorKey } from './rich-editor/rich-editor.cases.ts';
import { richEditorMachine } from './rich-editor/rich-editor.machine.ts';
import { collectionCases, collectionInput, collectionKey } from './collection/collection.cases.ts';
import { collectionMachine } from './collection/collection.machine.ts';
import { csvImportCases, csvImportInput, csvImportKey } from './csv-import/csv-import.cases.ts';
import { csvImportMachine } from './csv-import/csv-import.machine.ts';
import { bundleFunnelCases, bundleFunnelInput } from './bundle-funnel/bundle-funnel.cases.ts';
import { bundleFunnelMachine } from './bundle-funnel/bundle-funnel.machine.ts';
import { deskShelfCases, deskShelfKey } from './desk-shelf/desk-shelf.cases.ts';
import { deskShelfMachine } from './desk-shelf/desk-shelf.machine.ts';
import { imageUploadCases, imageUploadInput } from './image-upload/image-upload.cases.ts';
import { imageUploadMachine } from './image-upload/image-upload.machine.ts';
import { orderDeskCases, orderDeskInput } from './order-desk/order-desk.cases.ts';
import { orderDeskMachine } from './order-desk/order-desk.machine.ts';
import { couponUsageCases, couponUsageInput } from './coupon-usage/coupon-usage.cases.ts';
import { couponUsageMachine } from './coupon-usage/coupon-usage.machine.ts';
import { deskCountsCases } from './desk-counts/desk-counts.cases.ts';
import { deskCountsMachine } from './desk-counts/desk-counts.machine.ts';
import { gstFileCases, gstFileInput } from './gst-file/gst-file.cases.ts';
import { gstFileMachine } from './gst-file/gst-file.machine.ts';
import { periodChoiceCases, periodChoiceInput } from './period-choice/period-choice.cases.ts';
import { periodChoiceMachine } from './period-choice/period-choice.machine.ts';
import { partRefundCases, partRefundInput, partRefundKey } from './part-refund/part-refund.cases.ts';
import { partRefundMachine } from './part-refund/part-refund.machine.ts';
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
  dashboard('Page speed', pageSpeedMachine, { input: pageSpeedInput, cases: pageSpeedCases }),
  dashboard('The admin’s home', adminHomeMachine, { input: adminHomeInput, cases: adminHomeCases }),
  dashboard('An order on the desk', orderDeskMachine, { input: orderDeskInput, cases: orderDeskCases }),
  dashboard('A part of an order’s money back', partRefundMachine, {
    input: partRefundInput,
    cases: partRefundCases,
    key: partRefundKey,
  }),
  dashboard('The file for the GST return', gstFileMachine, { input: gstFileInput, cases: gstFileCases }),
  dashboard('How a coupon is used', couponUsageMachine, { input: couponUsageInput, cases: couponUsageCases }),
  dashboard('What waits, beside the sidebar', deskCountsMachine, { input: undefined, cases: deskCountsCases }),
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
  dashboard('From a day to a day', periodChoiceMachine, {
    input: periodChoiceInput,
    cases: periodChoiceCases,
  }),
  dashboard('Records from a file', csvImportMachine, {
    input: csvImportInput,
    cases: csvImportCases,
    key: csvImportKey,
  }),
  dashboard('How bundles sell', bundleFunnelMachine, { input: bundleFunnelInput, cases: bundleFunnelCases }),
  dashboard('Products to choose from', deskShelfMachine, {
    input: undefined,
    cases: deskShelfCases,
    key: deskShelfKey,
  }),
  dashboard('A picture for the shop', imageUploadMachine, { input: imageUploadInput, cases: imageUploadCases }),
  dashboard('The kind of a record', categoryChoiceMachine, {
    input: categoryChoiceInput,
    cases: categoryChoiceCases,
    key: categoryChoiceKey,
  }),
  dashboard('What posts are filed under', postCategoryMachine, {
    input: postCategoryInput,
    cases: postCategoryCases,
    key: postCategoryKey,
  }),
  dashboard('What a text’s editor asks for', richEditorMachine, {
    input: undefined,
    cases: richEditorCases,
    key: richEditorKey,
  }),
  dashboard('Trying a payment service', gatewayCheckMachine, { input: undefined, cases: gatewayCheckCases }),
];
