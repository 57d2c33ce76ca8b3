import type { ActorRefFrom } from 'xstate';
import { factorSetupLogic } from '../../machines/account/second-factor/factor-setup/factor-setup.actors.ts';
import type {
  FactorSetupFact,
  factorSetupMachine,
} from '../../machines/account/second-factor/factor-setup/factor-setup.machine.ts';
import { recoveryCodesLogic } from '../../machines/account/second-factor/recovery-codes/recovery-codes.actors.ts';
import type { RecoveryCodesFact } from '../../machines/account/second-factor/recovery-codes/recovery-codes.machine.ts';
import {
  createCodeKeeper,
  createFactorService,
} from '../../services/account/second-factor/second-factor.service.ts';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { useSite } from '../../ui/shell/app/site.tsx';
import { FactorSetup } from '../../ui/account/second-factor/factor-setup/FactorSetup.tsx';
import { RecoveryCodes } from '../../ui/account/second-factor/recovery-codes/RecoveryCodes.tsx';
import { LazyQrCode } from '../checkout/LazyQrCode.tsx';
import { useServices } from '../platform/services.tsx';

interface SetupPartProps {
  readonly parent: { send(fact: FactorSetupFact): void };
  readonly isEnrolling: boolean;
}

/** Sets up a second factor while mounted. */
export function SetupPart({ parent, isEnrolling }: SetupPartProps) {
  const { http } = useServices();
  const actor: ActorRefFrom<typeof factorSetupMachine> = useScreenActor(
    factorSetupLogic(createFactorService(http)),
    { parent, isEnrolling },
  );
  return (
    <FactorSetup actor={actor} QrCode={LazyQrCode}>
      {(codes) => <CodesPart parent={actor} codes={codes} />}
    </FactorSetup>
  );
}

interface CodesPartProps {
  readonly parent: { send(fact: RecoveryCodesFact): void };
  readonly codes: readonly string[];
}

/** Shows recovery codes until the user has saved them. */
export function CodesPart({ parent, codes }: CodesPartProps) {
  const { view } = useServices();
  const { business } = useSite();
  const keeper = createCodeKeeper(view, business.shopName);
  const actor = useScreenActor(recoveryCodesLogic(keeper), { parent, codes });
  return <RecoveryCodes actor={actor} />;
}
