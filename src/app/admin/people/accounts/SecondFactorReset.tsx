import { factorResetLogic } from '../../../../machines/account/second-factor/factor-reset/factor-reset.actors.ts';
import { createFactorService } from '../../../../services/account/second-factor/second-factor.service.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import { FactorReset } from '../../../../ui/account/second-factor/factor-reset/FactorReset.tsx';
import { useServices } from '../../../platform/services.tsx';

interface SecondFactorResetProps {
  readonly id: string;
  readonly name: string;
}

/** Resets the second factor of a staff account, for a lost phone. */
export function SecondFactorReset({ id, name }: SecondFactorResetProps) {
  const { resetFactor } = createFactorService(useServices().http);
  const logic = factorResetLogic({ resetFactor: async (signal) => resetFactor(id, signal) });
  return <FactorReset actor={useScreenActor(logic, undefined)} name={name} />;
}
