import type { Locator, Page } from '@playwright/test';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { failureOf } from '../../../src/domain/kit/failure.ts';

/** An event of a walk, with its payload. */
export interface WalkedEvent {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** What a person does. The control is there, and can be used, exactly when the chart accepts the event. */
export interface Gesture {
  readonly kind: 'gesture';
  control(page: Page, event: WalkedEvent): Locator;
  /** False if nobody could do it now, such as typing what's already there; the event is sent directly then. */
  perform(control: Locator, event: WalkedEvent): Promise<boolean>;
  /** Why the page may lack the control although the chart accepts the event; the event is sent directly then. */
  readonly notAlways: string | null;
}

/** What nobody does on the page: it's sent directly to the live flow, for a written reason. */
export interface SentDirectly {
  readonly kind: 'sent-directly';
  readonly reason: string;
}

/** What the outside world does: the connection drops, another tab saves something. */
export interface Happening {
  readonly kind: 'happening';
  happen(page: Page, event: WalkedEvent): Promise<unknown>;
}

export type Act = Gesture | SentDirectly | Happening;

/** How the server answers, so that the chart gets the answer in the plan. */
export interface Served {
  readonly kind: 'served';
  /** The path of the call. */
  readonly path: RegExp;
  respond(event: WalkedEvent): Response;
}

export interface Response {
  readonly status: number;
  readonly json: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a person sees in a state, or why nobody sees it. */
export type Sight = Seen | { readonly kind: 'unseen'; readonly reason: string };

export interface Seen {
  readonly kind: 'shown' | 'hidden';
  readonly find: (page: Page) => Locator;
}

/** How to walk a chart on the page that shows it (QAP-03). */
export interface Adapter {
  /** The address of a page where the flow runs. */
  readonly path: string;
  /** It exists only on phones. */
  readonly isSmall?: boolean;
  /** It is staff's: its texts are English on every page. */
  readonly isEnglish?: boolean;
  /** What the device has saved before the page opens: JSON values by key. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** What the server always answers to calls of everything else on the page, by path. */
  readonly stubs?: readonly { readonly path: RegExp; readonly json: unknown }[];
  /** What a person does to reach the flow. */
  enter?(page: Page): Promise<unknown>;
  /** What brings the page back to where walks begin: whatever an earlier one left open is closed. */
  between?(page: Page): Promise<unknown>;
  /** The flow that starts this one. It's taken there first, by its own events and answers. */
  readonly through?: { readonly slug: string; readonly id: string };
  /** Ids of actors that do their real work, besides those whose calls are served. */
  readonly real?: readonly string[];
  /** Ids of flows that it starts and that a person uses in the walk. Others do their work, but it hears nothing of them. */
  readonly heard?: readonly string[];
  /** A flow that this one starts. It's started once beforehand and shown, so that its lazy code is loaded. */
  readonly first?: { readonly slug: string; readonly id: string; shows(page: Page): Locator };
  /** Why the rest of the shop doesn't hear the flow while it's walked. Without a reason it does. */
  readonly alone?: string;
  /** Context fields that aren't compared, and why. */
  readonly ignored?: { readonly fields: readonly string[]; readonly reason: string };
  /** Where page and chart may offer different things: a reason by `event @ state`, or by event. */
  readonly differs?: Readonly<Record<string, string>>;
  /** Controls on its screen that its walks don't use, and why: a reason by a pattern of their names. */
  readonly others?: Readonly<Record<string, string>>;
  readonly acts: Readonly<Record<string, Act>>;
  /** By the id of an actor that the chart waits for. */
  readonly answers: Readonly<Record<string, Served | SentDirectly>>;
  readonly sees: Readonly<Record<string, Sight>>;
}

type Commands<Machine extends AnyStateMachine> = Exclude<EventFrom<Machine>['type'], `xstate.${string}`>;
type StateIds<Machine extends AnyStateMachine> = Extract<
  keyof ReturnType<SnapshotFrom<Machine>['getMeta']>,
  `${string}.${string}`
>;

/** An adapter with an entry for every event and state of its chart; the compiler names what's missing. */
export type PageAdapter<Machine extends AnyStateMachine> = Adapter & {
  readonly acts: Readonly<Record<Commands<Machine>, Act>>;
  readonly sees: Readonly<Record<StateIds<Machine>, Sight>>;
};

/** Waits until the promotions have loaded. */
export function promotionsThere(page: Page): Promise<unknown> {
  return page.waitForFunction(() => document.documentElement.dataset['promotions'] === 'there');
}

type Find = (page: Page, event: WalkedEvent) => Locator;

/** The photo of an event, as a file of 40 kB. */
export function photoOf({ photo }: WalkedEvent) {
  return { name: String(Reflect.get(Object(photo) as object, 'name')), size: 40_000 };
}

/** The text in one of an event's fields. */
export function fieldOf(name: string): (event: WalkedEvent) => string {
  return ({ [name]: value }) => (typeof value === 'string' ? value : '');
}

/** A problem as the server answers it. */
export function problem(
  status: number,
  slug: string,
  headers: Readonly<Record<string, string>> = {},
  more: object = {},
): Response {
  return { status, headers, json: { type: `/problems/${slug}`, title: 'Refused', status, ...more } };
}

/** The answer that the chart gets, or a problem that isn't retried. */
export function answered({ output }: WalkedEvent): Response {
  return output === undefined ? problem(400, 'malformed-request') : { status: 200, json: output };
}

/** The problem behind an error. An unreachable server becomes `statusOfSilence`: 503 is retried, others aren't. */
export function refusal(error: unknown, statusOfSilence = 503): Response {
  const failure = failureOf(error);
  if (failure.kind === 'refused') {
    const errors = Object.entries(failure.fields).map(([field, message]) => ({ field, message }));
    const more = errors.length === 0 ? {} : { errors };
    return problem(failure.status, failure.slug, {}, { ...(Object(failure.body) as object), ...more });
  }
  // A 426 would sign the whole shop out.
  if (failure.kind === 'session-lost') return problem(401, 'not-signed-in');
  return problem(statusOfSilence, 'temporarily-unavailable');
}

/** Presses the control. */
export function press(control: Find, notAlways: string | null = null): Gesture {
  return gesture(control, (found) => found.click(), notAlways);
}

/** Presses the controls that do the same, one after another, as far as they're there. */
export function pressEach(controls: readonly Find[], notAlways: string | null = null): Gesture {
  let turn = 0;
  const all: Find = (page, event) =>
    controls.map((find) => find(page, event)).reduce((together, each) => together.or(each));
  const perform: Gesture['perform'] = async (found, event) => {
    const page = found.page();
    const there = [];
    for (const find of controls) if (await find(page, event).first().isVisible()) there.push(find(page, event));
    turn += 1;
    await (there[turn % there.length] ?? found).first().click();
    return true;
  };
  return { kind: 'gesture', control: all, perform, notAlways };
}

/** Activates the control as assistive technology does, without moving the pointer. */
export function activate(control: Find, notAlways: string | null = null): Gesture {
  return gesture(control, (found) => found.dispatchEvent('click'), notAlways);
}

/** Types into the field, unless it already has that text. */
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

/** Picks an option of the list, unless it's already picked. */
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

/** Any other gesture that begins at the control. */
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

/** Ticks a radio button or a checkbox, unless it's already ticked. */
export function choose(control: Find, notAlways: string | null = null): Gesture {
  const perform: Gesture['perform'] = async (found) => {
    if (await found.isChecked()) return false;
    // The visible box is drawn beside the browser's own.
    await found.check({ force: true });
    return true;
  };
  return { kind: 'gesture', control, perform, notAlways };
}

/** Puts a file of that many bytes into the field. */
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

/** Presses plus or minus once; other changes can't be made in one step. */
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

export function sentDirectly(reason: string): SentDirectly {
  return { kind: 'sent-directly', reason };
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
