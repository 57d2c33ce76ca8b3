import { type CatalogueEntry, dashboard } from './chart-entry.ts';
import { popupPreviewCases, popupPreviewInput } from '../../admin/sections/popup-preview/popup-preview.cases.ts';
import { popupPreviewMachine } from '../../admin/sections/popup-preview/popup-preview.machine.ts';
import { popupWhatIfCases } from '../../admin/sections/popup-what-if/popup-what-if.cases.ts';
import { popupWhatIfMachine } from '../../admin/sections/popup-what-if/popup-what-if.machine.ts';
import { reelListCases } from '../../admin/sections/reel-list/reel-list.cases.ts';
import { reelListMachine } from '../../admin/sections/reel-list/reel-list.machine.ts';
import {
  simulatorCases,
  simulatorInput,
  simulatorKey,
  simulatorStarts,
} from '../../admin/sections/simulator/simulator.cases.ts';
import { simulatorMachine } from '../../admin/sections/simulator/simulator.machine.ts';
import {
  sortableListCases,
  sortableListInput,
  sortableListKey,
} from '../../admin/frame/sortable-list/sortable-list.cases.ts';
import { sortableListMachine } from '../../admin/frame/sortable-list/sortable-list.machine.ts';

/** Charts of campaigns that an admin shows to shoppers. */
export const campaignCharts: readonly CatalogueEntry[] = [
  dashboard('Sortable list', sortableListMachine, {
    input: sortableListInput,
    cases: sortableListCases,
    key: sortableListKey,
  }),
  dashboard('Flash sale what-if', popupWhatIfMachine, { input: undefined, cases: popupWhatIfCases }),
  dashboard('Popup preview', popupPreviewMachine, { input: popupPreviewInput, cases: popupPreviewCases }),
  dashboard('Video carousel', reelListMachine, { input: undefined, cases: reelListCases }),
  dashboard('Offer simulator', simulatorMachine, {
    input: simulatorInput,
    starts: simulatorStarts,
    cases: simulatorCases,
    key: simulatorKey,
  }),
];
