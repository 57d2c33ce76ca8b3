import { fromPromise } from 'xstate';
import { failureOf } from '../../../kit/tells.ts';
import { factorSetupMachine, type AddOutcome, type AppSecret, type StartOutcome } from './factor-setup.machine.ts';

type NewCodes = readonly string[] | null;

/**
 * All reject with CallFailed. `enrolmentCode` is '' if none is needed. They return new recovery codes, if there are
 * any.
 */
export interface FactorSetupPorts {
  addPasskey(enrolmentCode: string, signal: AbortSignal): Promise<NewCodes>;
  startApp(enrolmentCode: string, signal: AbortSignal): Promise<AppSecret>;
  confirmApp(code: string, signal: AbortSignal): Promise<NewCodes>;
}

export function factorSetupLogic(ports: FactorSetupPorts) {
  return factorSetupMachine.provide({
    actors: {
      addPasskey: fromPromise<AddOutcome, { enrolmentCode: string }>(async ({ input, signal }) =>
        added(ports.addPasskey(input.enrolmentCode, signal)),
      ),
      startApp: fromPromise<StartOutcome, { enrolmentCode: string }>(async ({ input, signal }) => {
        try {
          return { kind: 'started', ...(await ports.startApp(input.enrolmentCode, signal)) };
        } catch (error) {
          return refusalIn(error);
        }
      }),
      confirmApp: fromPromise<AddOutcome, { code: string }>(async ({ input, signal }) =>
        added(ports.confirmApp(input.code, signal)),
      ),
    },
  });
}

async function added(adding: Promise<NewCodes>): Promise<AddOutcome> {
  try {
    return { kind: 'added', recoveryCodes: await adding };
  } catch (error) {
    return refusalIn(error);
  }
}

/** The refusal message of the server or the browser. Rethrows errors without one. */
export function refusalIn(error: unknown): { readonly kind: 'refused'; readonly message: string } {
  const failure = failureOf(error);
  if (failure.kind === 'refused' && failure.status < 500) return { kind: 'refused', message: failure.message };
  throw error;
}
