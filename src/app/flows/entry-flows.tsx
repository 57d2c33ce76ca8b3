import '../../ui/theme/fonts.css.ts';
import '../../ui/theme/global.css.ts';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { catalogue } from '../../machines/catalogue.ts';
import { flowRoomLogic } from '../../machines/flow-room/flow-room.actors.ts';
import type { DrawnChart } from '../../machines/flow-room/flow-room.types.ts';
import { createFlowRoomService } from '../../services/flow-room/flow-room.service.ts';
import descriptions from '../../ui/flow-room/drawings/index.json';
import { FlowRoom } from '../../ui/flow-room/FlowRoom.tsx';
import { exporter } from './export-chart.ts';
import { sampleTexts } from './sample-texts.ts';

const drawings = import.meta.glob<{ default: DrawnChart }>([
  '../../ui/flow-room/drawings/*.json',
  '!**/index.json',
]);

/** The room as a page of its own. */
function openRoom(): void {
  const service = createFlowRoomService(window);
  const room = createActor(
    flowRoomLogic({
      ...service,
      takeExport: exporter(window.document, (name, type, content) => service.save(name, type, content)),
      loadChart: async (slug) => {
        const load = drawings[`../../ui/flow-room/drawings/${slug}.json`];
        if (!load) throw new Error(`There is no drawing of ${slug}`);
        return (await load()).default;
      },
    }),
  ).start();

  const charts = catalogue.map(({ slug, group, title }) => ({
    slug,
    group,
    title,
    description: new Map(Object.entries(descriptions)).get(slug) ?? '',
  }));
  const words = new Map(
    catalogue.map(({ slug, labels, cases }) => [slug, { labels, samples: sampleTexts(cases) }] as const),
  );

  createRoot(document.querySelector('#root') as HTMLElement).render(
    <FlowRoom room={room} charts={charts} wordsOf={(slug) => words.get(slug) ?? { labels: {}, samples: {} }} />,
  );
}

openRoom();
