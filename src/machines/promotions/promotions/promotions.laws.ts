import { hasTold, lawsFor, told, type StepOf } from '../../kit/laws.ts';
import type { promotionsMachine } from './promotions.machine.ts';

const { on, whenever } = lawsFor<typeof promotionsMachine>();

type Step = StepOf<typeof promotionsMachine>;

const tells = ({ happened }: Step, ...actors: readonly string[]) =>
  actors.every((actor) => happened.some(({ kind, to }) => kind === 'told' && to === actor));

/** Who hears what. */
export const promotionsLaws = [
  whenever(
    'TIR-03',
    'Everybody who shows something about the cart hears of its changes',
    on('cart.changed'),
    (step) =>
      tells(step, 'tierProgress', 'membership', 'welcome', 'flashPopup', 'couponPopup', 'cartBundle', 'tracking') &&
      step.event.type === 'cart.changed' &&
      step.after.context.lines === step.event.lines,
  ),
  whenever('FLO-01', 'The shop hears of every promotion that failed', on('flow.failed'), (step) =>
    hasTold(step, 'flow.failed'),
  ),
  whenever(
    'FLO-01 OVL-01',
    'A popup that was restarted blocks no other',
    (step) => step.event.type === 'flow.failed' && step.event.isBroken,
    (step) =>
      step.event.type === 'flow.failed' &&
      told(step, 'overlay.withdraw').some(
        ({ kind }) => step.event.type === 'flow.failed' && kind === step.event.flow,
      ),
  ),
  whenever(
    'FLO-01',
    'A popup that only refused something stays open',
    (step) => step.event.type === 'flow.failed' && !step.event.isBroken,
    (step) => !hasTold(step, 'overlay.withdraw'),
  ),
  whenever('OVL-01', 'A new page is told to whatever may cover it', on('page.arrived'), (step) =>
    tells(step, 'overlays', 'bannerCarousel', 'welcome', 'flashPopup', 'couponPopup', 'consent', 'tracking'),
  ),
  whenever(
    'OVL-01',
    'The overlays are told when the shopper is busy, and when not',
    on('surface.busy', 'surface.free'),
    (step) =>
      (step.event.type === 'surface.busy' || step.event.type === 'surface.free') &&
      told(step, step.event.type).length === 1 &&
      step.after.context.busy.includes(step.event.surface) === (step.event.type === 'surface.busy'),
  ),
  whenever(
    'OVL-01',
    'All turns are decided in one place',
    on('overlay.request', 'overlay.withdraw', 'overlay.taken', 'overlay.done'),
    (step) => tells(step, 'overlays'),
  ),
  whenever(
    'OVL-01',
    'A turn reaches exactly the one who asked',
    on('overlay.granted', 'overlay.revoked'),
    ({ happened }) => happened.filter(({ kind }) => kind === 'told').length === 1,
  ),
  whenever(
    'SES-03',
    'After a sign-out nothing of the person remains',
    on('session.closed'),
    (step) =>
      step.after.context.profile === null && tells(step, 'membership', 'couponPopup', 'cartBundle', 'wishlist'),
  ),
  whenever('MEM-03', 'A new member is welcomed', on('membership.joined'), (step) => tells(step, 'welcome')),
  whenever('TIR-04', 'A new tier is celebrated', on('tier.unlocked'), (step) => tells(step, 'tierCelebration')),
  whenever(
    'ANA-01',
    'Tracked events carry page, cart and person',
    on('analytics.track'),
    (step) =>
      hasTold(step, 'event.track') &&
      told(step, 'event.track').every(({ where }) => JSON.stringify(where).includes('"cartValue"')),
  ),
  whenever(
    'ANA-06',
    'Consent is passed on to the trackers and to the step counter',
    on('consent.changed'),
    (step) => tells(step, 'tracking', 'stepCount'),
  ),
  whenever(
    'ANA-06 FLO-07',
    'Agreeing to counted steps agrees to no script of others',
    on('consent.changed'),
    ({ happened }) =>
      happened.every(({ to, with: said }) => to !== 'tracking' || !JSON.stringify(said).includes('flows')),
  ),
  whenever(
    'BND-09',
    'A bundle that takes items is told to the shop and the tiers',
    on('bundle.taken'),
    (step) => hasTold(step, 'bundle.taken') && tells(step, 'tierProgress', 'parent'),
  ),
  whenever('MEM-07', 'A bought membership and a sale are told', on('order.confirmed'), (step) =>
    tells(step, 'membership', 'tracking'),
  ),
  whenever(
    'CRT-09',
    'Commands for the cart, messages and links reach the shop',
    on('cart.command', 'toast.request', 'link.follow'),
    (step) => tells(step, 'parent'),
  ),
  whenever(
    'CPN-02 WSH-01',
    'Whoever signs in gets their own offers and wishlist',
    on('session.opened'),
    (step) =>
      step.event.type === 'session.opened' &&
      step.after.context.profile === step.event.profile &&
      tells(step, 'membership', 'couponPopup', 'cartBundle', 'wishlist'),
  ),
];
