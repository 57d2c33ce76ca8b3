import type { Locator, Page } from '@playwright/test';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { failureOf } from '../../../src/domain/kit/failure.ts';

/** An event of a walk with whatever it carries. */
export interface WalkedEvent {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** What a person does; the control is there and can be used exactly when the chart takes the event. */
export interface Gesture {
  readonly kind: 'gesture';
  control(page: Page, event: WalkedEvent): Locator;
  /** False where nobody could do it just now, such as typing what is there already; it is told then. */
  perform(control: Locator, event: WalkedEvent): Promise<boolean>;
  /** Whether the page may not offer what the chart would take, with the reason; it is told then. */
  readonly notAlways: string | null;
}

/** What no person does on the page: it is told to the live flow, for a written reason. */
export interface Told {
  readonly kind: 'told';
  readonly reason: string;
}

/** What the real world does: the connection goes, another tab writes. */
export interface Happening {
  readonly kind: 'happening';
  happen(page: Page, event: WalkedEvent): Promise<unknown>;
}

export type Act = Gesture | Told | Happening;

/** What an answer of the server looks like, by the answer that the chart is to get. */
export interface Served {
  readonly kind: 'served';
  /** The path of the call, as the service asks for it. */
  readonly path: RegExp;
  respond(event: WalkedEvent): Response;
}

export interface Response {
  readonly status: number;
  readonly json: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a person sees in a state. */
export type Sight = Seen | { readonly kind: 'unseen'; readonly reason: string };

export interface Seen {
  readonly kind: 'shown' | 'hidden';
  readonly find: (page: Page) => Locator;
}

/** How the walks of a chart are gone on the page that shows it (QAP-03). */
export interface Adapter {
  /** The address at which the flow lives. */
  readonly path: string;
  /** It is only on a phone. */
  readonly isSmall?: boolean;
  /** What this device keeps before the page is opened, by key, as JSON. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** What the server says all the while of what stands around the flow, by the path of the call. */
  readonly stands?: readonly { readonly path: RegExp; readonly json: unknown }[];
  /** What a person does until the flow is there. */
  enter?(page: Page): Promise<unknown>;
  /** The flow that begins this one: it is brought by events and answers of its own to where it does. */
  readonly through?: { readonly slug: string; readonly id: string };
  /** Ids of actors that go on doing their real work; those that are served do as well. */
  readonly real?: readonly string[];
  /** A flow that this one begins, begun once beforehand until it is seen: code that comes late is there then. */
  readonly first?: { readonly slug: string; readonly id: string; shows(page: Page): Locator };
  /** Why the rest of the shop hears nothing of the flow while it is walked; left out, it does. */
  readonly alone?: string;
  /** Fields of the context that are not compared, by name, and why. */
  readonly veiled?: { readonly fields: readonly string[]; readonly reason: string };
  /** Where page and chart differ in what they offer, `event @ state`, with the reason. */
  readonly differs?: Readonly<Record<string, string>>;
  readonly acts: Readonly<Record<string, Act>>;
  /** By the id of an actor whose answer the chart waits for. */
  readonly answers: Readonly<Record<string, Served | Told>>;
  readonly sees: Readonly<Record<string, Sight>>;
}

type Commands<Machine extends AnyStateMachine> = Exclude<EventFrom<Machine>['type'], `xstate.${string}`>;
type StateIds<Machine extends AnyStateMachine> = Extract<
  keyof ReturnType<SnapshotFrom<Machine>['getMeta']>,
  `${string}.${string}`
>;

/** An adapter with an entry for every event and every state of its chart; the compiler names what is missing. */
export type PageAdapter<Machine extends AnyStateMachine> = Adapter & {
  readonly acts: Readonly<Record<Commands<Machine>, Act>>;
  readonly sees: Readonly<Record<StateIds<Machine>, Sight>>;
};

/** Waits until everything that makes them buy has come. */
export function promotionsThere(page: Page): Promise<unknown> {
  return page.waitForFunction(() => document.documentElement.dataset['promotions'] === 'there');
}

type Find = (page: Page, event: WalkedEvent) => Locator;

/** The text that an event carries in one of its fields. */
export function fieldOf(name: string): (event: WalkedEvent) => string {
  return ({ [name]: value }) => (typeof value === 'string' ? value : '');
}

/** What the server says instead of an answer. */
export function problem(
  status: number,
  slug: string,
  headers: Readonly<Record<string, string>> = {},
  more: object = {},
): Response {
  return { status, headers, json: { type: `/problems/${slug}`, title: 'Refused', status, ...more } };
}

/** What the server says: what the chart is to get, or that it could not read what it was asked. */
export function answered({ output }: WalkedEvent): Response {
  return output === undefined ? problem(400, 'malformed-request') : { status: 200, json: output };
}

/** What the server says instead of taking what was sent; a silence is 503, or another that is not tried again. */
export function refusal(error: unknown, statusOfSilence = 503): Response {
  const failure = failureOf(error);
  if (failure.kind === 'refused') {
    const errors = Object.entries(failure.fields).map(([field, message]) => ({ field, message }));
    const more = errors.length === 0 ? {} : { errors };
    return problem(failure.status, failure.slug, {}, { ...(Object(failure.body) as object), ...more });
  }
  // With a 426 the whole shop would sign out.
  if (failure.kind === 'session-lost') return problem(401, 'not-signed-in');
  return problem(statusOfSilence, 'temporarily-unavailable');
}

/** Presses what is found. */
export function press(control: Find, notAlways: string | null = null): Gesture {
  return gesture(control, (found) => found.click(), notAlways);
}

/** Activates what is found as assistive technology does: the pointer stays where it is. */
export function activate(control: Find, notAlways: string | null = null): Gesture {
  return gesture(control, (found) => found.dispatchEvent('click'), notAlways);
}

/** Types into what is found; what stands there already cannot be typed once more. */
export function type(
  control: Find,
  textOf: (event: WalkedEvent) => string,
  notAlways: string | null = null,
): Gesture {
  const perform: Gesture['perform'] = async (found, event) => {
    const text = textOf(event);
    if ((await found.inputValue()) === text) return false;
    await found.fill(text);
    return true;
  };
  return { kind: 'gesture', control, perform, notAlways };
}

/** Picks an option of the list that is found; what is picked already cannot be picked once more. */
export function pick(
  control: Find,
  optionOf: (event: WalkedEvent) => string,
  notAlways: string | null = null,
): Gesture {
  const perform: Gesture['perform'] = async (found, event) => {
    const option = optionOf(event);
    if ((await found.inputValue()) === option) return false;
    await found.selectOption(option);
    return true;
  };
  return { kind: 'gesture', control, perform, notAlways };
}

/** Whatever it takes, begun at the control that is found. */
export function gesture(
  control: Find,
  act: (found: Locator) => Promise<unknown>,
  notAlways: string | null = null,
): Gesture {
  const perform = async (found: Locator) => {
    await act(found);
    return true;
  };
  return { kind: 'gesture', control, perform, notAlways };
}

/** Chooses a radio or a box; what is chosen already cannot be chosen once more. */
export function choose(control: Find, notAlways: string | null = null): Gesture {
  const perform: Gesture['perform'] = async (found) => {
    if (await found.isChecked()) return false;
    // The box that a person sees is drawn beside the one that the browser has.
    await found.check({ force: true });
    return true;
  };
  return { kind: 'gesture', control, perform, notAlways };
}

/** Hands a file of so many bytes to the field that is found. */
export function hand(
  control: Find,
  fileOf: (event: WalkedEvent) => { readonly name: string; readonly size: number },
  notAlways: string | null = null,
): Gesture {
  const perform: Gesture['perform'] = async (found, event) => {
    const { name, size } = fileOf(event);
    const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'image/png';
    await found.setInputFiles({ name, mimeType, buffer: Buffer.alloc(size) });
    return true;
  };
  return { kind: 'gesture', control, perform, notAlways };
}

/** Counts one up or down at the steps of what is found; what stands there already cannot be set once more. */
export function count(quantity: (page: Page) => Locator, numberOf: (event: WalkedEvent) => number): Gesture {
  const perform: Gesture['perform'] = async (found, event) => {
    const steps = found.locator('xpath=..');
    const step = numberOf(event) - Number(await steps.getByRole('status').textContent());
    if (Math.abs(step) !== 1) return false;
    await steps.getByRole('button', { name: step > 0 ? /^Increase/u : /^Decrease/u }).click();
    return true;
  };
  return { kind: 'gesture', control: (page) => quantity(page).locator('button:enabled'), perform, notAlways: null };
}

export function told(reason: string): Told {
  return { kind: 'told', reason };
}

export function happens(happen: Happening['happen']): Happening {
  return { kind: 'happening', happen };
}

export function served(path: RegExp, respond: Served['respond']): Served {
  return { kind: 'served', path, respond };
}

export function shown(find: (page: Page) => Locator): Sight {
  return { kind: 'shown', find };
}

export function hidden(find: (page: Page) => Locator): Sight {
  return { kind: 'hidden', find };
}

export function unseen(reason: string): Sight {
  return { kind: 'unseen', reason };
}
