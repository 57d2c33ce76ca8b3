import { factorListLogic } from '../../machines/account/second-factor/factor-list/factor-list.actors.ts';
import { createFactorService } from '../../services/account/second-factor/second-factor.service.ts';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { FactorList } from '../../ui/account/second-factor/factor-list/FactorList.tsx';
import { useServices } from '../platform/services.tsx';
import { CodesPart, SetupPart } from './factor-parts.tsx';

/** /dashboard/security: a staff member's second factors. */
export function SecuritySection() {
  const { http } = useServices();
  const actor = useScreenActor(factorListLogic(createFactorService(http)), undefined);
  return (
    <FactorList actor={actor} setup={<SetupPart parent={actor} isEnrolling={false} />}>
      {(codes) => <CodesPart parent={actor} codes={codes} />}
    </FactorList>
  );
}
