import { useState } from 'react';
import { supportCodeLogic } from '../../machines/content/support-code/support-code.actors.ts';
import { createSupportCodeService } from '../../services/content/support-code.service.ts';
import { SupportCode } from '../../ui/content/support-code/SupportCode.tsx';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { recentSteps } from '../platform/inspection/recent-steps.ts';
import { useServices } from '../platform/services.tsx';

/** Shows support the last minutes of this tab. */
export function SupportScreen() {
  const { http, bells } = useServices();
  // Whoever comes here first is remembered from here on.
  const [steps] = useState(() => recentSteps(bells.stepTaken));
  const service = createSupportCodeService(http, () => steps.read());
  return <SupportCode actor={useScreenActor(supportCodeLogic(service), undefined)} />;
}
