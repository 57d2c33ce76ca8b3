import '../../ui/kit/theme/fonts.css.ts';
import '../../ui/kit/theme/global.css.ts';
import { descriptions, drawings } from 'virtual:drawings';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { catalogue } from '../../machines/flows/registry/chart-registry.ts';
import { lawsOf } from '../../machines/flows/registry/chart-laws.ts';
import { disclosureMachine } from '../../machines/kit/disclosure/disclosure.machine.ts';
import { CountedPlace } from './CountedPlace.tsx';
import { tryingAddress } from '../../domain/flows/change/changeable.ts';
import { flowRoomLogic } from '../../machines/flows/flow-room/flow-room.actors.ts';
import type { DrawnChart, RecordingSource } from '../../machines/flows/flow-room/flow-room.types.ts';
import { createFlowRoomService } from '../../services/flows/flow-room.service.ts';
import { FlowRoom } from '../../ui/flows/FlowRoom.tsx';
import { exporter } from './saving/export-chart.ts';
import { recordingOf } from '../../domain/flows/support-replay.ts';
import { orderRecording } from './order-recording.ts';
import type { SeenSnapshot } from '../../domain/flows/inspection.ts';
import { ChangesPlace } from './trying/ChangesPlace.tsx';
import { sampleAt, sampleTexts } from './sample-texts.ts';
import { openSandbox } from './sandbox.ts';
import { takeable } from './takeable.ts';
import { partsOf } from './chart-parts.ts';
import { StateScreenPlace } from './StateScreenPlace.tsx';
import { chartsBeside, shopAt, stateScreen, tried } from './state-screen.ts';

function openRoom(): void {
  const service = createFlowRoomService(window);
  const known = new Map<string, DrawnChart>();
  const loadChart = async (slug: string) => {
    const load = drawings[slug];
    if (!load) throw new Error(`There is no drawing of ${slug}`);
    const { default: chart } = (await load()) as { readonly default: DrawnChart };
    known.set(slug, chart);
    return chart;
  };
  const room = createActor(
    flowRoomLogic({
      ...service,
      takeExport: exporter(window.document, (name, type, content) => service.save(name, type, content)),
      loadChart: async (slug) => {
        // The preview of a state may need other charts in certain states.
        const [chart] = await Promise.all([loadChart(slug), ...chartsBeside(slug).map(loadChart)]);
        return chart;
      },
      readRecording: async (from: RecordingSource) => {
        if (from.kind === 'file') return service.readFile(from.file);
        if (from.kind === 'support') return recordingOf((await service.readSupport(from.code)).recording);
        return orderRecording(await service.readOrder(from.id));
      },
      openSandbox,
    }),
  ).start();
  const panel = createActor(disclosureMachine).start();
  if (service.wantsPanel()) panel.send({ type: 'disclosure.open' });
  const numbers = createActor(disclosureMachine).start();
  if (service.wantsNumbers()) numbers.send({ type: 'disclosure.open' });

  const changing = createActor(disclosureMachine).start();
  if (service.wantsChanges()) changing.send({ type: 'disclosure.open' });

  const charts = catalogue.map(({ slug, group, title, machine, labels }) => ({
    slug,
    group,
    title,
    description: new Map(Object.entries(descriptions)).get(slug) ?? '',
    parts: partsOf(machine.root, labels, descriptions),
  }));
  const words = new Map(
    catalogue.map((entry) => {
      const { slug, labels, cases } = entry;
      return [
        slug,
        {
          labels,
          samples: sampleTexts(cases),
          sampleAt: (type: string, snapshot: SeenSnapshot) => sampleAt(cases, type, snapshot),
          canTake: takeable(entry),
        },
      ] as const;
    }),
  );

  createRoot(document.querySelector('#root') as HTMLElement).render(
    <FlowRoom
      room={room}
      panel={panel}
      numbers={numbers}
      changing={changing}
      isSandbox={service.isSandbox()}
      drawCounted={(slug, draw) => <CountedPlace key={slug} slug={slug} service={service} draw={draw} />}
      drawChanges={(slug) => <ChangesPlace key={slug} slug={slug} service={service} />}
      tryingOf={(slug) => tryingAddress(shopAt(slug))}
      charts={charts}
      wordsOf={(slug) => words.get(slug) ?? { labels: {}, samples: {}, sampleAt: () => '', canTake: () => true }}
      lawsOf={lawsOf}
      drawScreen={(slug, state, where) => {
        const screen = stateScreen(slug, state, (of) => known.get(of)?.walks);
        return (
          <StateScreenPlace
            ports={service}
            name={state}
            where={where}
            screen={where === 'beside' ? tried(screen) : screen}
          />
        );
      }}
    />,
  );
}

openRoom();
