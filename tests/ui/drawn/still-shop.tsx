import type { ReactNode } from 'react';
import { type AnyActorRef, type AnyMachineSnapshot, createActor, type EventObject } from 'xstate';
import { sandboxBusiness } from '../../../server/platform/start/business.ts';
import { createStillShop } from '../../../src/app/platform/create-shop.ts';
import type { Site } from '../../../src/domain/shell/site/site.ts';
import { catalogue, type CatalogueEntry } from '../../../src/machines/flows/registry/chart-registry.ts';
import { shopInput } from '../../../src/machines/shell/shop/shop.cases.ts';
import { ShopProvider } from '../../../src/ui/shell/app/actors.tsx';
import { ShopRouter } from '../../../src/ui/shell/app/ShopRouter.tsx';
import { SiteProvider } from '../../../src/ui/shell/app/site.tsx';

const { about: _, ...business } = sandboxBusiness;
const { rules, membership, banners, splashFactor, tracking } = shopInput;

const site: Site = {
  origin: 'https://shop.example',
  mode: 'sandbox',
  season: 'botanical',
  business,
  rules,
  membership,
  banners,
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
const others = new Map(
  catalogue
    .filter(({ group }) => group === 'shopper')
    .map((entry) => [nameOf(entry.slug), standing(entry, hearAll)]),
);

/** A flow that only stands beside the one that is drawn, by its name in the shop. */
export function besides(name: string) {
  const flow = others.get(name);
  if (!flow) throw new Error(`The shop has no flow ${name}`);
  return flow;
}

interface InShopProps {
  readonly slug: string;
  readonly actor: AnyActorRef;
  readonly children: ReactNode;
}

/** Runs with whatever is sent to any flow of the shop told to `hear`. */
export function hearing(hear: Hear): void {
  listener = hear;
}

/** A component in a shop where one flow stands at a moment, and every other one where it begins. */
export function InShop({ slug, actor, children }: InShopProps) {
  const flows = Object.fromEntries<AnyActorRef>([...others, [nameOf(slug), actor]]);
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
      <ShopProvider shop={shop} keep={(logic) => logic}>
        <ShopRouter>{children}</ShopRouter>
      </ShopProvider>
    </SiteProvider>
  );
}
