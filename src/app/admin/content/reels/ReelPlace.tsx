import type { SectionSlug } from '../../../../domain/shell/page/section.ts';
import { reelListLogic } from '../../../../machines/admin/sections/reel-list/reel-list.actors.ts';
import type { reelCalls } from '../../../../contract/content/reel.calls.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import { ReelList } from '../../../../ui/admin/sections/reel-list/ReelList.tsx';
import { useServices } from '../../../platform/services.tsx';

/** The calls of a list of reels. */
export type ReelCalls = typeof reelCalls;

interface ReelPlaceProps {
  readonly slug: SectionSlug;
  readonly title: string;
  readonly calls: ReelCalls;
}

/** A list of reels, in order. */
export function ReelPlace({ slug, title, calls }: ReelPlaceProps) {
  const { http } = useServices();
  const logic = reelListLogic({
    findReels: async (signal) => (await http.send(calls.listAll, { signal })).items,
    saveOrder: async (ids, signal) => {
      await http.send(calls.reorder, { body: { ids: [...ids] }, signal });
    },
  });
  return <ReelList actor={useScreenActor(logic, undefined)} title={title} href={`/dashboard/${slug}`} />;
}
