import * as simulatorCalls from '../../../../contract/admin/simulator.calls.ts';
import * as bundleCalls from '../../../../contract/promotions/bundle/bundle.calls.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { simulatorLogic } from '../../../../machines/admin/sections/simulator/simulator.actors.ts';
import { questionIn, questionText } from '../../../../services/admin/kit/question-address.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import { useScreenActor, useShop, useShopActor } from '../../../../ui/shell/app/actors.tsx';
import { SimulatorPage } from '../../../../ui/admin/sections/simulator/SimulatorPage.tsx';
import { sourceOf } from '../../../../ui/kit/react/source.ts';
import { useServices } from '../../../platform/services.tsx';
import { withFirstChoices, WithProducts } from '../../kit/form/product-choice.tsx';
import { readDraft } from '../../kit/form/read-draft.ts';
import { fieldsOf } from './simulator.form.tsx';
import { questionOf } from './simulator-question.ts';

const path = '/dashboard/simulator';

/** /dashboard/simulator: prices any cart with all offers, now or later; the URL holds the input. */
export function SimulatorSection() {
  const { http } = useServices();
  const shop = useShop();
  const navigation = useShopActor('navigation');
  const actor = useScreenActor(
    simulatorLogic({
      findBundles: async (signal) => {
        const search = { status: 'active', limit: '100' };
        return (await http.send(bundleCalls.listBundles, { search, signal })).bundles;
      },
      simulate: async (question, signal) => simulate(http, question, signal),
      writeQuestion: (question) =>
        shop.send({
          type: 'link.follow',
          location: { path, search: questionText(question) },
          isReplacing: true,
        }),
    }),
    { question: questionIn(navigation.getSnapshot().context.location.search) },
  );
  return (
    <WithProducts fields={fieldsOf([])} source={sourceOf(actor, ({ context }) => context.question)}>
      <SimulatorPage actor={actor} fieldsOf={fieldsOf} />
    </WithProducts>
  );
}

/** One price per time; a product without a flavour or size gets its first. */
async function simulate(http: Http, question: Draft, signal: AbortSignal) {
  const { lines: asked, moments, ...body } = readDraft(question, questionOf);
  const lines = await withFirstChoices(http, asked, signal);
  return Promise.all(
    moments.map(async (at) =>
      http.send(simulatorCalls.simulatePrice, { body: { ...body, lines, ...(at === null ? {} : { at }) }, signal }),
    ),
  );
}
