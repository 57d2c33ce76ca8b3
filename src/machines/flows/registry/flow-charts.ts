import { disclosureMachine } from '../../kit/disclosure/disclosure.machine.ts';
import { stepCountCases } from '../../shell/step-count/step-count.cases.ts';
import { stepCountMachine } from '../../shell/step-count/step-count.machine.ts';
import { flowChangesCases, flowChangesInput, flowChangesKey } from '../flow-changes/flow-changes.cases.ts';
import { flowChangesMachine } from '../flow-changes/flow-changes.machine.ts';
import { flowCountsCases, flowCountsInput } from '../flow-counts/flow-counts.cases.ts';
import { flowCountsMachine } from '../flow-counts/flow-counts.machine.ts';
import { flowRoomCases, flowRoomKey } from '../flow-room/flow-room.cases.ts';
import { flowRoomMachine } from '../flow-room/flow-room.machine.ts';
import { stateScreenMachine } from '../state-screen/state-screen.machine.ts';
import { type CatalogueEntry, designer, shopper } from './chart-entry.ts';

/** Charts that watch other charts. */
export const flowCharts: readonly CatalogueEntry[] = [
  designer('Collapsible part', disclosureMachine, { input: undefined, cases: {} }),
  designer('State screen', stateScreenMachine, { input: undefined, cases: {} }),
  designer('Flow room', flowRoomMachine, { input: undefined, cases: flowRoomCases, key: flowRoomKey }),
  designer('Numbers of a flow', flowCountsMachine, { input: flowCountsInput, cases: flowCountsCases }),
  designer('Change and try', flowChangesMachine, {
    input: flowChangesInput,
    cases: flowChangesCases,
    key: flowChangesKey,
  }),
  shopper('Step counting', stepCountMachine, { input: undefined, cases: stepCountCases }),
];
