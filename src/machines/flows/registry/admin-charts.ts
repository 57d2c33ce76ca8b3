import { pageSpeedCases, pageSpeedInput } from '../../admin/sections/page-speed/page-speed.cases.ts';
import { pageSpeedMachine } from '../../admin/sections/page-speed/page-speed.machine.ts';
import { adminHomeCases, adminHomeInput } from '../../admin/sections/admin-home/admin-home.cases.ts';
import { adminHomeMachine } from '../../admin/sections/admin-home/admin-home.machine.ts';
import { type CatalogueEntry, dashboard } from './chart-entry.ts';
import {
  categoryChoiceCases,
  categoryChoiceInput,
  categoryChoiceKey,
} from '../../admin/frame/category-choice/category-choice.cases.ts';
import { categoryChoiceMachine } from '../../admin/frame/category-choice/category-choice.machine.ts';
import {
  postCategoryCases,
  postCategoryInput,
  postCategoryKey,
} from '../../admin/sections/post-category/post-category.cases.ts';
import { postCategoryMachine } from '../../admin/sections/post-category/post-category.machine.ts';
import { richEditorCases, richEditorKey } from '../../admin/frame/rich-editor/rich-editor.cases.ts';
import { richEditorMachine } from '../../admin/frame/rich-editor/rich-editor.machine.ts';
import { collectionCases, collectionInput, collectionKey } from '../../admin/frame/collection/collection.cases.ts';
import { collectionMachine } from '../../admin/frame/collection/collection.machine.ts';
import { csvImportCases, csvImportInput, csvImportKey } from '../../admin/frame/csv-import/csv-import.cases.ts';
import { csvImportMachine } from '../../admin/frame/csv-import/csv-import.machine.ts';
import { bundleFunnelCases, bundleFunnelInput } from '../../admin/sections/bundle-funnel/bundle-funnel.cases.ts';
import { bundleFunnelMachine } from '../../admin/sections/bundle-funnel/bundle-funnel.machine.ts';
import { customerChoiceCases, customerChoiceKey } from '../../admin/frame/customer-choice/customer-choice.cases.ts';
import { customerChoiceMachine } from '../../admin/frame/customer-choice/customer-choice.machine.ts';
import { draftQuoteCases, draftQuoteKey } from '../../admin/frame/draft-quote/draft-quote.cases.ts';
import { draftQuoteMachine } from '../../admin/frame/draft-quote/draft-quote.machine.ts';
import { productChoiceCases, productChoiceKey } from '../../catalogue/product-choice/product-choice.cases.ts';
import { productChoiceMachine } from '../../catalogue/product-choice/product-choice.machine.ts';
import { imageUploadCases, imageUploadInput } from '../../admin/frame/image-upload/image-upload.cases.ts';
import { imageUploadMachine } from '../../admin/frame/image-upload/image-upload.machine.ts';
import { orderAdminCases, orderAdminInput } from '../../admin/sections/order-admin/order-admin.cases.ts';
import { orderAdminMachine } from '../../admin/sections/order-admin/order-admin.machine.ts';
import {
  campaignCalendarCases,
  campaignCalendarInput,
} from '../../admin/campaign-calendar/campaign-calendar.cases.ts';
import { campaignCalendarMachine } from '../../admin/campaign-calendar/campaign-calendar.machine.ts';
import { couponUsageCases, couponUsageInput } from '../../admin/sections/coupon-usage/coupon-usage.cases.ts';
import { couponUsageMachine } from '../../admin/sections/coupon-usage/coupon-usage.machine.ts';
import {
  commandPaletteCases,
  commandPaletteInput,
} from '../../admin/frame/command-palette/command-palette.cases.ts';
import { commandPaletteMachine } from '../../admin/frame/command-palette/command-palette.machine.ts';
import { workCountsCases } from '../../admin/frame/work-counts/work-counts.cases.ts';
import {
  openPlaceCases,
  openPlaceInput,
  openPlaceKey,
  openPlaceStarts,
} from '../../shell/open-place/open-place.cases.ts';
import { openPlaceMachine } from '../../shell/open-place/open-place.machine.ts';
import { workCountsMachine } from '../../admin/frame/work-counts/work-counts.machine.ts';
import { gstFileCases, gstFileInput } from '../../admin/sections/gst-file/gst-file.cases.ts';
import { gstFileMachine } from '../../admin/sections/gst-file/gst-file.machine.ts';
import { periodChoiceCases, periodChoiceInput } from '../../admin/frame/period-choice/period-choice.cases.ts';
import { periodChoiceMachine } from '../../admin/frame/period-choice/period-choice.machine.ts';
import {
  partialRefundCases,
  partialRefundInput,
  partialRefundKey,
} from '../../admin/sections/partial-refund/partial-refund.cases.ts';
import { partialRefundMachine } from '../../admin/sections/partial-refund/partial-refund.machine.ts';
import { gatewayCheckCases } from '../../admin/sections/gateway-check/gateway-check.cases.ts';
import { gatewayCheckMachine } from '../../admin/sections/gateway-check/gateway-check.machine.ts';
import {
  recordEditorCases,
  recordEditorInput,
  recordEditorKey,
  recordEditorStarts,
} from '../../admin/frame/record-editor/record-editor.cases.ts';
import { recordEditorMachine } from '../../admin/frame/record-editor/record-editor.machine.ts';

/** The charts of the admin's dashboard. */
export const adminCharts: readonly CatalogueEntry[] = [
  dashboard('Page speed', pageSpeedMachine, { input: pageSpeedInput, cases: pageSpeedCases }),
  dashboard('Command palette', commandPaletteMachine, { input: commandPaletteInput, cases: commandPaletteCases }),
  dashboard('Admin home', adminHomeMachine, { input: adminHomeInput, cases: adminHomeCases }),
  dashboard('Order in the dashboard', orderAdminMachine, { input: orderAdminInput, cases: orderAdminCases }),
  dashboard('Partial refund', partialRefundMachine, {
    input: partialRefundInput,
    cases: partialRefundCases,
    key: partialRefundKey,
  }),
  dashboard('GST file', gstFileMachine, { input: gstFileInput, cases: gstFileCases }),
  dashboard('Campaign calendar', campaignCalendarMachine, {
    input: campaignCalendarInput,
    cases: campaignCalendarCases,
  }),
  dashboard('Coupon usage', couponUsageMachine, { input: couponUsageInput, cases: couponUsageCases }),
  dashboard('Sidebar counts', workCountsMachine, { input: undefined, cases: workCountsCases }),
  dashboard('Section when a role changes', openPlaceMachine, {
    input: openPlaceInput,
    starts: openPlaceStarts,
    cases: openPlaceCases,
    key: openPlaceKey,
  }),
  dashboard('Any list', collectionMachine, {
    input: collectionInput,
    cases: collectionCases,
    key: collectionKey,
  }),
  dashboard('Any record', recordEditorMachine, {
    input: recordEditorInput,
    starts: recordEditorStarts,
    cases: recordEditorCases,
    key: recordEditorKey,
  }),
  dashboard('Period picker', periodChoiceMachine, {
    input: periodChoiceInput,
    cases: periodChoiceCases,
  }),
  dashboard('CSV import', csvImportMachine, {
    input: csvImportInput,
    cases: csvImportCases,
    key: csvImportKey,
  }),
  dashboard('How bundles sell', bundleFunnelMachine, { input: bundleFunnelInput, cases: bundleFunnelCases }),
  dashboard('Customer picker', customerChoiceMachine, {
    input: undefined,
    cases: customerChoiceCases,
    key: customerChoiceKey,
  }),
  dashboard('What a draft order costs', draftQuoteMachine, {
    input: undefined,
    cases: draftQuoteCases,
    key: draftQuoteKey,
  }),
  dashboard('Product picker', productChoiceMachine, {
    input: undefined,
    cases: productChoiceCases,
    key: productChoiceKey,
  }),
  dashboard('Picture upload', imageUploadMachine, { input: imageUploadInput, cases: imageUploadCases }),
  dashboard('Category picker', categoryChoiceMachine, {
    input: categoryChoiceInput,
    cases: categoryChoiceCases,
    key: categoryChoiceKey,
  }),
  dashboard('Post categories', postCategoryMachine, {
    input: postCategoryInput,
    cases: postCategoryCases,
    key: postCategoryKey,
  }),
  dashboard('Text editor', richEditorMachine, {
    input: undefined,
    cases: richEditorCases,
    key: richEditorKey,
  }),
  dashboard('Payment service check', gatewayCheckMachine, { input: undefined, cases: gatewayCheckCases }),
];
