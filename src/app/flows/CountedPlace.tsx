import type { ReactNode } from 'react';
import { flowCountsLogic } from '../../machines/flows/flow-counts/flow-counts.actors.ts';
import type { createFlowRoomService } from '../../services/flows/flow-room.service.ts';
import type { FlowCountsRef } from '../../ui/flows/numbers/CountedWorkspace.tsx';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';

interface CountedPlaceProps {
  readonly slug: string;
  readonly service: Pick<ReturnType<typeof createFlowRoomService>, 'fetchCounts' | 'today'>;
  readonly draw: (counts: FlowCountsRef) => ReactNode;
}

/** Loads the numbers of a chart. */
export function CountedPlace({ slug, service, draw }: CountedPlaceProps) {
  const counts = useScreenActor(flowCountsLogic(service), {
    chart: slug,
    period: '28',
    day: service.today(),
    device: 'all',
  });
  return draw(counts);
}
