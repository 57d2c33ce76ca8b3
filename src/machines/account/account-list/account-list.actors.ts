import { fromPromise } from 'xstate';
import { accountListMachine, type ListAct, type Listed } from './account-list.machine.ts';

/** Both reject with CallFailed. */
export interface AccountListPorts {
  loadItems(signal: AbortSignal): Promise<Listed>;
  changeItem(act: ListAct, signal: AbortSignal): Promise<void>;
}

export function accountListLogic(ports: AccountListPorts) {
  return accountListMachine.provide({
    actors: {
      loadItems: fromPromise<Listed>(({ signal }) => ports.loadItems(signal)),
      changeItem: fromPromise<Listed, { act: ListAct | null }>(async ({ input: { act }, signal }) => {
        if (act) await ports.changeItem(act, signal);
        return ports.loadItems(signal);
      }),
    },
  });
}
