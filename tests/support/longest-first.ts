import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, mostly waiting for processes. On a fresh clone the runner knows sizes only, would start these
 * small files last and leave a processor idle until they end.
 */
const longest = [
  'server/platform/tools/torture.test.ts',
  'server/platform/start.test.ts',
  'server/platform/backup.test.ts',
  'database/hostile-upload.test.ts',
  'server/platform/kill.test.ts',
  'database/embedded.test.ts',
  'database/restarted-process.test.ts',
  'ui/kit.test.ts',
].map((file) => `/tests/${file}`);

/** Each project's files in the runner's own order, but the longest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((file) => moduleId.endsWith(file));
      return found === -1 ? longest.length : found;
    };
    const sorted = await super.sort.call(this, files);
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...projects.values()].flatMap((own) => own.toSorted((a, b) => place(a) - place(b)));
  }
}
