import { Worker } from 'node:worker_threads';
import { problem } from '../http/problem.ts';
import type { Answer, Asked } from './serve-thread.ts';

export interface ThreadOptions<Result> {
  /** The module that a thread runs; it calls serveThread. */
  readonly script: URL;
  /** Threads at most; each works on one task at a time. */
  readonly maxThreads: number;
  /** Tasks that may wait; one more is refused with 'temporarily-unavailable'. */
  readonly maxWaiting: number;
  /** Milliseconds that one task may keep a processor busy; four times as long on a clock, for a busy machine. */
  readonly timeLimit: number;
  /** Megabytes of the heap of a thread, and of the buffers beside it. */
  readonly memoryLimit: number;
  /** Whether a thread is replaced after this result, because its work may have left something behind. */
  readonly isSpentBy?: (result: Result) => boolean;
}

export interface Task<Work> {
  readonly work: Work;
  /** One owner has one task at work at a time: others pass whoever sends many. */
  readonly ownerId?: string;
  /** Buffers of the work that are handed over instead of copied. */
  readonly transfer?: readonly ArrayBuffer[];
  /** Takes pieces of the result as they come. */
  readonly onPiece?: (bytes: Uint8Array) => void;
}

export interface Threads<Work, Result> {
  /** Throws TaskLimitError, 'temporarily-unavailable' when too many wait, and what the work throws. */
  run(task: Task<Work>): Promise<Result>;
}

/** A task took more time or memory than it may, or broke its thread. */
export class TaskLimitError extends Error {
  override readonly name = 'TaskLimitError';
}

interface Waiting<Work, Result> extends Task<Work> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

interface Thread<Work, Result> {
  readonly worker: Worker;
  task: Waiting<Work, Result> | null;
  stopWatch: () => void;
}

/** Milliseconds between two looks at the memory of a thread at work. */
const lookInterval = 50;
const megabyte = 1024 * 1024;

/**
 * Runs work in threads of its own, so that no request waits for another's (SEC-02). A task that takes too long, or too
 * much memory, ends its thread and nothing else. Threads begin with the first task and do not keep a process alive.
 */
export function openThreads<Work, Result>(options: ThreadOptions<Result>): Threads<Work, Result> {
  const { maxThreads, maxWaiting, isSpentBy = () => false } = options;
  const waiting: Waiting<Work, Result>[] = [];
  const threads = new Set<Thread<Work, Result>>();

  /** The first task whose owner has nothing at work; what else they wait for goes behind what others wait for. */
  function nextTask(): Waiting<Work, Result> | undefined {
    const busy = new Set([...threads].map(({ task }) => task?.ownerId));
    const next = waiting.find(({ ownerId }) => ownerId === undefined || !busy.has(ownerId));
    if (!next) return undefined;
    const isTheirs = (each: Waiting<Work, Result>) => next.ownerId !== undefined && each.ownerId === next.ownerId;
    const others = waiting.filter((each) => each !== next && !isTheirs(each));
    const theirs = waiting.filter((each) => each !== next && isTheirs(each));
    waiting.splice(0, Infinity, ...others, ...theirs);
    return next;
  }

  function dispatch(): void {
    for (;;) {
      const idle = [...threads].find(({ task }) => task === null);
      if (!idle && threads.size >= maxThreads) return;
      const task = nextTask();
      if (!task) return;
      begin(idle ?? opened(), task);
    }
  }

  function begin(thread: Thread<Work, Result>, task: Waiting<Work, Result>): void {
    thread.task = task;
    thread.stopWatch = watched(thread.worker, options, (reason) => close(thread, new TaskLimitError(reason)));
    const asked: Asked<Work> = { work: task.work };
    thread.worker.postMessage(asked, [...(task.transfer ?? [])]);
  }

  function opened(): Thread<Work, Result> {
    const worker = new Worker(options.script, {
      resourceLimits: { maxOldGenerationSizeMb: options.memoryLimit },
    });
    const thread: Thread<Work, Result> = { worker, task: null, stopWatch: () => undefined };
    worker.on('message', (answer: Answer<Result>) => hear(thread, answer));
    worker.on('error', (error: Error) => close(thread, asLimit(error)));
    worker.on('exit', () => close(thread, new TaskLimitError('The thread has ended')));
    worker.unref();
    threads.add(thread);
    return thread;
  }

  function hear(thread: Thread<Work, Result>, answer: Answer<Result>): void {
    const { task } = thread;
    if (!task) return;
    if (answer.kind === 'piece') {
      task.onPiece?.(answer.bytes);
      return;
    }
    thread.stopWatch();
    thread.task = null;
    if (answer.kind === 'failure') task.reject(new Error(answer.message));
    else task.resolve(answer.result);
    const isSpent = answer.kind === 'failure' || isSpentBy(answer.result);
    if (isSpent) close(thread, new TaskLimitError('The worker thread was replaced'));
    else dispatch();
  }

  function close(thread: Thread<Work, Result>, error: Error): void {
    if (!threads.delete(thread)) return;
    thread.stopWatch();
    // A thread that is ended while it ends is nothing to tell of.
    thread.worker.terminate().catch(() => undefined);
    thread.task?.reject(error);
    dispatch();
  }

  return {
    run: async (task) =>
      new Promise<Result>((resolve, reject) => {
        if (waiting.length >= maxWaiting) {
          reject(problem('temporarily-unavailable', { headers: { 'retry-after': '2' } }));
          return;
        }
        waiting.push({ ...task, resolve, reject });
        dispatch();
      }),
  };
}

type Figures = readonly [{ external_memory: number }, { user: number; system: number }];

/** Tells when a thread has had its time, or holds more in buffers than it may; the heap has a limit of its own. */
function watched(
  worker: Worker,
  { timeLimit, memoryLimit }: Pick<ThreadOptions<never>, 'timeLimit' | 'memoryLimit'>,
  end: (reason: string) => void,
): () => void {
  let before: number | null = null;
  const look = ([{ external_memory: external }, { user, system }]: Figures) => {
    const busy = (user + system) / 1000;
    before ??= busy;
    if (external > memoryLimit * megabyte) end(`More than ${memoryLimit} MB`);
    if (busy - before > timeLimit) end(`Longer than ${timeLimit} ms`);
  };
  const timer = setTimeout(() => end(`Longer than ${timeLimit * 4} ms`), timeLimit * 4);
  // A thread that ends meanwhile answers no more.
  const looks = setInterval(() => {
    Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]).then(look, () => undefined);
  }, lookInterval);
  return () => {
    clearTimeout(timer);
    clearInterval(looks);
  };
}

function asLimit(error: Error): Error {
  const isFull = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isFull ? new TaskLimitError('More memory than a thread may have', { cause: error }) : error;
}
