import type { Examination } from '../examine.ts';
import { escaped } from './html.ts';

/** The walks as test cases, for a build server (JUnit XML). */
export function junit(examinations: readonly Examination[]): string {
  const suites = examinations.map(({ plan, outcomes }) => {
    const failed = outcomes.filter(({ failure }) => failure !== null).length;
    const cases = outcomes.map(({ walk, failure, milliseconds }) => {
      const head = `<testcase classname="${plan.entry.slug}" name="${walk.id}" time="${(milliseconds / 1000).toFixed(3)}"`;
      if (!failure) return `    ${head}/>`;
      const text = `step ${failure.step + 1}: expected ${failure.expected}, got ${failure.got}`;
      return `    ${head}><failure message="${escaped(text)}"/></testcase>`;
    });
    const name = `name="${plan.entry.slug}" tests="${outcomes.length}" failures="${failed}"`;
    return `  <testsuite ${name}>\n${cases.join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}
