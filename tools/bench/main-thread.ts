import type { CDPSession } from '@playwright/test';

const categories = ['toplevel', 'devtools.timeline'];
const taskNames: ReadonlySet<string> = new Set(['ThreadControllerImpl::RunTask', 'RunTask']);

/** An event of Chromium's trace, as far as it is read here; times in microseconds. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Of the processor; waiting for it does not count. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** What a page's main thread has done, in milliseconds of processor time. */
export interface MainThreadWork {
  /** Of the longest task: nothing else is answered meanwhile. */
  readonly longest: number;
  /** Of all tasks together. */
  readonly whole: number;
}

/**
 * What a page's main thread does from the first press on, or from the start where nothing is pressed. Other programs
 * on the machine hardly count.
 */
export async function mainThreadWork(session: CDPSession, act: () => Promise<unknown>): Promise<MainThreadWork> {
  const events: Traced[] = [];
  const keep = ({ value }: { value: object[] }) => events.push(...(value as Traced[]));
  session.on('Tracing.dataCollected', keep);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await act();
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', keep);
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = events.filter((event) => taskNames.has(event.name) && mains.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('The trace has no task of a page');
  const pressed = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown');
  const from = Math.min(...pressed.map(({ ts }) => ts));
  const isLater = ({ ts, tdur = 0 }: Traced) => pressed.length === 0 || ts + tdur >= from;
  const times = tasks.filter(isLater).map(({ tdur = 0 }) => tdur / 1000);
  return { longest: Math.max(...times), whole: times.reduce((sum, time) => sum + time, 0) };
}

function threadOf({ pid, tid }: Traced): string {
  return `${pid} ${tid}`;
}
