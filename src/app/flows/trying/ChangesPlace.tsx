import '../../../ui/kit/theme/letters-hi.css.ts';
import { changeables } from 'virtual:changeables';
import type { Changeables, Tried } from '../../../domain/flows/change/changeable.ts';
import { flowChangesLogic } from '../../../machines/flows/flow-changes/flow-changes.actors.ts';
import type { createFlowRoomService } from '../../../services/flows/flow-room.service.ts';
import { FlowChanges } from '../../../ui/flows/changes/FlowChanges.tsx';
import { useScreenActor } from '../../../ui/shell/app/actors.tsx';
import { patchOfAll } from '../saving/patch-of-all.ts';

interface ChangesPlaceProps {
  readonly slug: string;
  readonly service: Pick<ReturnType<typeof createFlowRoomService>, 'tried' | 'showTried' | 'watchShown' | 'save'>;
}

/** What can be changed in a chart. */
export function ChangesPlace({ slug, service }: ChangesPlaceProps) {
  const actor = useScreenActor(
    flowChangesLogic({
      loadChangeables,
      showTried: service.showTried,
      watchShown: service.watchShown,
      async savePatch(tried: Tried) {
        service.save('changes.patch', 'text/x-diff', await patchOfAll(tried, loadChangeables));
      },
    }),
    { slug, tried: service.tried() },
  );
  return <FlowChanges actor={actor} />;
}

async function loadChangeables(slug: string): Promise<Changeables> {
  const load = changeables[slug];
  if (!load) throw new Error(`Nothing is known about ${slug}`);
  return (await load()).default as Changeables;
}
