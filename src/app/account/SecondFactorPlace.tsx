import { secondFactorLogic } from '../../machines/account/second-factor/second-factor/second-factor.actors.ts';
import type { ProofPrompt } from '../../services/account/second-factor/proof-prompt.ts';
import { createProofService } from '../../services/account/second-factor/second-factor.service.ts';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { SecondFactorDialog } from '../../ui/account/second-factor/SecondFactorDialog.tsx';
import { useServices } from '../platform/services.tsx';
import { SetupPart } from './factor-parts.tsx';

/** Opens the second factor dialog over the dashboard when a request needs one. */
export function SecondFactorPlace({ prompt }: { readonly prompt: ProofPrompt }) {
  const { http, clock } = useServices();
  const service = createProofService(http, () => clock.now());
  const ports = {
    ...service,
    watchWants: (listener: Parameters<ProofPrompt['watch']>[0]) => prompt.watch(listener),
  };
  const parent = { send: ({ isProven }: { readonly isProven: boolean }) => prompt.settle(isProven) };
  const actor = useScreenActor(secondFactorLogic(ports), { parent });
  return <SecondFactorDialog actor={actor} setup={<SetupPart parent={actor} isEnrolling />} />;
}
