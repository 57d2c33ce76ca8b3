import type { AnswerOf, Call } from '../../../contract/call.ts';
import { demoAnswers, refusal } from '../../../services/platform/demo/demo-answers.ts';
import type { DemoShop } from '../../../services/platform/demo/demo-shop.ts';
import type { Http } from '../../../services/platform/http/http.ts';

/** Answers every request in the browser. Rejects with CallFailed (501) for requests that need a server. */
export function createDemoHttp(shop: DemoShop, now: () => number): Http {
  const answers = demoAnswers(shop, now);
  return {
    async send<C extends Call>({ method, path }: C, options: object = {}): Promise<AnswerOf<C>> {
      const answer = answers.get(`${method} ${path}`);
      if (!answer) throw refusal(501, 'This build has no server.');
      return answer(options) as AnswerOf<C>;
    },
  };
}
