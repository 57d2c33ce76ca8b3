import { type ReactNode, Suspense } from 'react';
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  type EventObject,
  getInitialSnapshot,
  getNextSnapshot,
  type InspectionEvent,
} from 'xstate';
import { sandboxBusiness } from '../../../server/platform/start/business.ts';
import type { BrowserServices } from '../../../src/app/platform/browser-services.ts';
import { ServicesContext } from '../../../src/app/platform/services.tsx';
import { createStillShop } from '../../../src/app/platform/create-shop.ts';
import { fallbackBanners } from '../../../src/domain/promotions/banner.ts';
import type { Site } from '../../../src/domain/shell/site/site.ts';
import { catalogue, type CatalogueEntry } from '../../../src/machines/flows/registry/chart-registry.ts';
import { sampleCard } from '../../../src/machines/catalogue/wish-page/wish-page.cases.ts';
import { shopInput } from '../../../src/machines/shell/shop/shop.cases.ts';
import { ShopProvider } from '../../../src/ui/shell/app/actors.tsx';
import { ShopRouter } from '../../../src/ui/shell/app/ShopRouter.tsx';
import { SiteProvider } from '../../../src/ui/shell/app/site.tsx';

const { about: _, ...business } = sandboxBusiness;
const { rules, splashFactor, tracking } = shopInput;

const site: Site = {
  origin: 'https://shop.example',
  mode: 'sandbox',
  season: 'botanical',
  business,
  rules,
  membership: { ...sampleCard, sku: 'bliss-club', name: 'The Bliss Club', timePeriod: 12, price: 999 },
  banners: fallbackBanners,
  splashFactor,
  tracking,
  codLimit: 5000,
  returnDays: 7,
  languages: ['en', 'hi'],
};

/** Told what is sent to a flow, by its name. */
export type Hear = (slug: string, event: EventObject) => void;

/** An actor that stands at a moment, and only tells what it is sent. */
export function standing(entry: CatalogueEntry, hear: Hear, snapshot?: AnyMachineSnapshot) {
  const actor = createActor(entry.machine, { input: entry.input });
  Object.assign(actor, { send: (event: EventObject) => hear(entry.slug, event) });
  return snapshot ? Object.assign(actor, { getSnapshot: () => snapshot }) : actor;
}

const nameOf = (slug: string) =>
  slug.replaceAll(/-(?<letter>\w)/gu, (_all, letter: string) => letter.toUpperCase());

let listener: Hear = () => {};
const hearAll: Hear = (slug, event) => listener(slug, event);
/** Every chart that a browser runs, by its name in the shop. */
const entries = new Map(
  catalogue.filter(({ group }) => group !== 'server').map((entry) => [nameOf(entry.slug), entry]),
);
const others = new Map([...entries].map(([name, entry]) => [name, standing(entry, hearAll)]));

/** A flow that only stands beside the one that is drawn, by its name in the shop: where it begins, or after these events. */
export function besides(name: string, ...events: readonly EventObject[]) {
  const entry = entries.get(name);
  if (!entry) throw new Error(`The shop has no flow ${name}`);
  return events.length === 0
    ? (others.get(name) ?? standing(entry, hearAll))
    : standingAfter(entry, events, hearAll);
}

/** A flow as these events leave it, which then stands still. */
export function standingAfter(
  { machine, input, ...entry }: CatalogueEntry,
  events: readonly EventObject[],
  hear: Hear,
) {
  const last = events.reduce(
    (snapshot, event) => getNextSnapshot(machine, snapshot, event),
    getInitialSnapshot(machine, input),
  );
  return standing({ ...entry, machine, input }, hear, last);
}

/** Where an actor of its own that a component makes stands, by its slug. */
export type Standing = Readonly<Record<string, (input: object) => AnyMachineSnapshot>>;

interface InShopProps {
  /** Flows of the shop that stand elsewhere than where they begin, by their slugs. */
  readonly flows: Readonly<Record<string, AnyActorRef>>;
  readonly standing: Standing;
  readonly children: ReactNode;
}

/** Runs with whatever is sent to any flow of the shop told to `hear`. */
export function hearing(hear: Hear): void {
  listener = hear;
}

const clock = { now: () => Date.now(), set: () => {}, clear: () => {} };

/** Services that are asked for nothing while a component is drawn: apart from the time they answer null to everything. */
function silentServices(): BrowserServices {
  const silent: object = new Proxy(() => null, {
    get: (_, key) => (key === 'clock' ? clock : key === 'then' ? undefined : silent),
  });
  areServices(silent);
  return silent;
}

function areServices(_services: object): asserts _services is BrowserServices {}

const stillServices = silentServices();

/** Hears what is sent to the actors that components make themselves. */
function hearScreens(event: InspectionEvent): void {
  if (event.type !== '@xstate.event') return;
  const { actorRef } = event;
  hearAll('logic' in actorRef ? idOf(actorRef.logic) : '', event.event);
}

function idOf(logic: unknown): string {
  return typeof logic === 'object' && logic !== null && 'id' in logic ? String(logic.id) : '';
}

/** A component in a shop where some flows stand at a moment, and every other one where it begins. */
export function InShop({ flows: own, standing: places, children }: InShopProps) {
  const flows = Object.fromEntries<AnyActorRef>([
    ...others,
    ...Object.entries(own).map(([slug, flow]) => [nameOf(slug), flow] as const),
  ]);
  const shop = createStillShop({ ...shopInput, site });
  const first = shop.getSnapshot();
  const kept = Object.keys(first.children).flatMap((name) => {
    const flow = flows[name];
    return flow ? [[name, flow] as const] : [];
  });
  const promotions = { actor: { getSnapshot: () => ({ children: flows }) }, send: () => {} };
  const now = {
    ...first,
    children: Object.fromEntries<AnyActorRef>(kept),
    context: { ...first.context, promotions },
  };
  Object.assign(shop, { getSnapshot: () => now, send: (event: EventObject) => hearAll('shop', event) });
  return (
    <SiteProvider site={site}>
      <ShopProvider shop={shop} inspect={hearScreens} keep={(logic) => standingLogic(logic, places)}>
        <ServicesContext value={stillServices}>
          <ShopRouter>
            <Suspense>{children}</Suspense>
          </ShopRouter>
        </ServicesContext>
      </ShopProvider>
    </SiteProvider>
  );
}

/** What a component makes its own actor of, if that stands elsewhere than where it begins. */
function standingLogic<Logic extends AnyActorLogic>(logic: Logic, places: Standing): Logic {
  const place = 'id' in logic ? places[String(logic.id)] : undefined;
  if (!place) return logic;
  return new Proxy(logic, {
    get: (_, key) =>
      key === 'getInitialSnapshot' ? (_scope: unknown, input: object) => place(input) : Reflect.get(logic, key),
  });
}
