import { t } from '../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { dashboardSectionMachine } from '../../../machines/account/dashboard-section/dashboard-section.machine.ts';
import { dashboardSectionView } from '../../../machines/account/dashboard-section/dashboard-section.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { SectionFailed } from './SectionFailed.tsx';
import { SectionLoading } from './SectionLoading.tsx';

interface SectionPlaceProps {
  readonly actor: ActorRefFrom<typeof dashboardSectionMachine>;
  /** Called once the section's code is loaded. */
  readonly draw: () => ReactNode;
}

/** Shows the section, its skeleton while loading, or an error with a retry button. */
export function SectionPlace({ actor, draw }: SectionPlaceProps) {
  const view = useView(actor, dashboardSectionView);
  if (view === 'ready') return draw();
  if (view === 'loading') return <SectionLoading />;
  return (
    <SectionFailed title={t`Couldn’t load this section`} onRetry={() => actor.send({ type: 'section.retry' })}>
      {t`The connection may have dropped. Nothing is lost.`}
    </SectionFailed>
  );
}
