import { vi } from 'vitest';
import { CallFailed } from '../../../src/domain/kit/failure.ts';

/** A port that a test answers by hand, oldest call first. */
export interface Held<Args extends readonly unknown[], Answer> {
  (...args: Args): Promise<Answer>;
  /** The arguments of every call so far. */
  readonly calls: Args[];
  answer(value: Answer): Promise<void>;
  fail(error: unknown): Promise<void>;
}

export function held<Args extends readonly unknown[], Answer>(): Held<Args, Answer> {
  const waiting: { resolve(value: Answer): void; reject(error: unknown): void }[] = [];
  const calls: Args[] = [];
  const next = () => {
    const call = waiting.shift();
    if (!call) throw new Error('Nobody waits for this answer');
    return call;
  };
  const port = (...args: Args) => {
    calls.push(args);
    return new Promise<Answer>((resolve, reject) => waiting.push({ resolve, reject }));
  };
  return Object.assign(port, {
    calls,
    answer: (value: Answer) => {
      next().resolve(value);
      return settled();
    },
    fail: (error: unknown) => {
      next().reject(error);
      return settled();
    },
  });
}

/** A listener port: the test tells through it, and sees whether anybody still listens. */
export function bell<Value>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    listen: (listener: (value: Value) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    ring: (value: Value) => listeners.forEach((listener) => listener(value)),
    listeners,
  };
}

/** A parent that remembers what it was told. */
export function parent<Fact extends { type: string }>() {
  const told: Fact[] = [];
  return { told, send: (fact: Fact) => void told.push(fact) };
}

/** Lets every promise that is done come through; no time passes. */
export async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

export async function passed(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

export const offline = new CallFailed({ kind: 'offline' });
export const lost = new CallFailed({ kind: 'session-lost' });

export function refusal(
  status: number,
  more: Partial<{
    slug: string;
    message: string;
    fields: Record<string, string>;
    retryAfter: number | null;
    body: unknown;
  }> = {},
): CallFailed {
  return new CallFailed({
    kind: 'refused',
    status,
    slug: '',
    message: 'Refused',
    fields: {},
    retryAfter: null,
    body: null,
    ...more,
  });
}

export const start = new Date('2026-11-04T04:30:00.000Z');

/** Fake time that begins at one known moment. */
export function stopTime(): void {
  vi.useFakeTimers({ now: start });
}

export function moment(seconds: number): string {
  return new Date(start.getTime() + seconds * 1000).toISOString();
}
