import { Worker } from 'node:worker_threads';
import { problem } from '../http/problem.ts';
import type { Answer, Asked } from './serve-thread.ts';

export interface ThreadOptions<Result> {
  /** The module a thread runs; it calls serveThread. */
  readonly script: URL;
  /** Maximum number of threads; each runs one task at a time. */
  readonly maxThreads: number;
  /** Maximum number of waiting tasks; beyond it 'temporarily-unavailable' is thrown. */
  readonly maxWaiting: number;
  /** CPU time per task in milliseconds; four times as long in wall time, for a busy machine. */
  readonly timeLimit: number;
  /** Memory limits of a thread in megabytes: the heap, and buffers outside it. */
  readonly memoryLimit: number;
  /** Whether to replace the thread after this result, because the work may leave something behind. */
  readonly isSpentBy?: (result: Result) => boolean;
}

export interface Task<Work> {
  readonly work: Work;
  /** One owner has one running task at a time, so nobody can block others with many. */
  readonly ownerId?: string;
  /** Buffers that are transferred instead of copied. */
  readonly transfer?: readonly ArrayBuffer[];
  /** Receives partial results. */
  readonly onPiece?: (bytes: Uint8Array) => void;
}

export interface Threads<Work, Result> {
  /** Throws TaskLimitError, 'temporarily-unavailable' when the queue is full, and any error of the task. */
  run(task: Task<Work>): Promise<Result>;
}

/** A task exceeded its time or memory limit, or crashed its thread. */
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

/** Milliseconds between two memory checks of a busy thread. */
const lookInterval = 50;
const megabyte = 1024 * 1024;

/**
 * Runs work in worker threads, so that requests don't block each other (SEC-02). A task that exceeds its time or
 * memory ends only its own thread. Threads start with the first task and don't keep the process alive.
 */
export function openThreads<Work, Result>(options: ThreadOptions<Result>): Threads<Work, Result> {
  const { maxThreads, maxWaiting, isSpentBy = () => false } = options;
  const waiting: Waiting<Work, Result>[] = [];
  const threads = new Set<Thread<Work, Result>>();

  /** The first task whose owner has none running; their other tasks move to the back. */
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
    // A thread may be terminated while it exits; that isn't an error.
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

/** Reports when a thread exceeds its time or its buffer limit; the heap has its own limit. */
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
  // The thread may exit in the meantime and never answer.
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
