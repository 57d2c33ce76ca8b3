import { hasDone, hasTold, lawsFor, told, type StepOf } from '../../kit/laws.ts';
import type { shopMachine } from './shop.machine.ts';

const { on, whenever } = lawsFor<typeof shopMachine>();

type Step = StepOf<typeof shopMachine>;

const closedBy = (cause: string) => (step: Step) =>
  step.event.type === 'session.closed' && step.event.cause === cause;
const openedPath = (step: Step) => told(step, 'page.open').map(({ location }) => pathOf(location));
const pathOf = (location: unknown) =>
  typeof location === 'object' && location !== null && 'path' in location ? location.path : null;

/** Who tells whom, as the owner would put it. */
export const shopLaws = [
  whenever(
    'SES-03',
    'After a sign-out nothing of the person remains',
    on('session.closed'),
    (step) => step.after.context.profile === null,
  ),
  whenever(
    'SES-03',
    'Signing out empties the cart on this device, forgets the choices, and says so',
    closedBy('logout'),
    (step) =>
      hasTold(step, 'cart.clear') &&
      hasTold(step, 'session.ended') &&
      hasDone(step, 'forgetChoices') &&
      hasTold(step, 'toast.show') &&
      openedPath(step).includes('/'),
  ),
  whenever(
    'SES-03',
    'A session that ends without a sign-out leaves the cart as it is',
    (step) => step.event.type === 'session.closed' && step.event.cause !== 'logout',
    (step) => !hasTold(step, 'cart.clear') && !hasTold(step, 'cart.empty') && hasTold(step, 'session.closed'),
  ),
  whenever(
    'SES-02',
    'A lost session leads to the sign-in page, and says so',
    closedBy('lost'),
    (step) => openedPath(step).includes('/login') && hasTold(step, 'toast.show'),
  ),
  whenever(
    'RTE-04',
    'A visitor on the dashboard is led to the sign-in page',
    (step) => step.event.type === 'session.absent' && step.after.context.current.path.startsWith('/dashboard'),
    (step) => openedPath(step).includes('/login'),
  ),
  whenever(
    'RTE-04',
    'Whoever signs in on the sign-in page is led on',
    (step) => step.event.type === 'session.opened' && step.after.context.current.path === '/login',
    (step) => openedPath(step).length === 1 && !openedPath(step).includes('/login'),
  ),
  whenever('CRT-09', 'Every cart change is passed on to be saved', on('cart.changed'), (step) =>
    hasTold(step, 'cart.changed'),
  ),
  whenever(
    'CRT-11',
    'Signing in brings the visitor’s cart and the stored one together',
    on('session.opened'),
    (step) => told(step, 'session.opened').some(({ shopperId }) => shopperId === step.after.context.profile?.id),
  ),
  whenever(
    'CRT-12',
    '“Buy Now” closes the cart and opens the checkout',
    on('buy.now'),
    (step) => hasTold(step, 'drawer.close') && openedPath(step).includes('/checkout'),
  ),
  whenever(
    'CHK-07',
    'A confirmed order empties the cart and forgets the choices',
    on('order.confirmed'),
    (step) => hasTold(step, 'cart.empty') && hasDone(step, 'forgetChoices'),
  ),
  whenever(
    'MEM-07',
    'A bought membership is visible at once',
    (step) => step.event.type === 'order.confirmed' && step.event.hasMembership,
    (step) => hasTold(step, 'session.refresh'),
  ),
  whenever(
    'CRT-09',
    'Unsent changes are sent when the connection is back',
    on('connection.restored'),
    (step) =>
      step.happened.some(({ to, name }) => to === 'cartSync' && name === 'connection.restored') &&
      step.happened.some(({ to, name }) => to === 'session' && name === 'connection.restored'),
  ),
  whenever(
    'CHR-02',
    'A new page closes the menu and the cart, and has its own title',
    on('page.arrived'),
    (step) =>
      hasTold(step, 'drawer.close') &&
      step.happened.some(({ to }) => to === 'menu') &&
      step.happened.some(({ to }) => to === 'splash') &&
      hasDone(step, 'writeHead'),
  ),
  whenever(
    'FLO-01 PRF-05',
    'The error of a flow is reported, and the shopper hears of it',
    on('flow.failed'),
    (step) => hasDone(step, 'reportFailure') && step.happened.some(({ to }) => to === 'upkeep'),
  ),
  whenever(
    'FLO-01 CRT-10',
    'A cart that was restarted has its items again',
    (step) => step.event.type === 'flow.restarted' && step.event.flow === 'cart',
    (step) => told(step, 'cart.replace').some(({ lines }) => lines === step.after.context.lines),
  ),
  whenever(
    'FLO-01 CRT-09',
    'A signed-in shopper’s cart is saved again after a restart',
    (step) =>
      step.event.type === 'flow.restarted' &&
      step.event.flow === 'cart-sync' &&
      step.after.context.profile !== null,
    (step) => told(step, 'session.opened').some(({ shopperId }) => shopperId === step.after.context.profile?.id),
  ),
  whenever(
    'OVL-01',
    'The shopper is busy while the cart or the menu is open',
    on('drawer.opened', 'drawer.closed', 'menu.opened', 'menu.closed'),
    (step) => {
      const { event, after } = step;
      const surface = event.type.startsWith('drawer') ? 'drawer' : 'menu';
      const isOpen = event.type.endsWith('opened');
      const heard = told(step, isOpen ? 'surface.busy' : 'surface.free').map((news) => news.surface);
      return (
        after.context.busy.includes(surface) === isOpen &&
        (after.context.promotions === null || heard.join() === surface)
      );
    },
  ),
  whenever(
    'OVL-01',
    'The shopper counts as paying on the payment page only',
    (step) => step.event.type === 'page.arrived',
    ({ event, after }) =>
      event.type === 'page.arrived' &&
      after.context.busy.includes('payment') === (event.location.path === '/checkout/payment'),
  ),
  whenever(
    'FLO-01 OVL-01',
    'A restarted cart or menu counts as closed',
    (step) => step.event.type === 'flow.restarted' && ['cart', 'menu'].includes(step.event.flow),
    ({ event, after }) =>
      event.type === 'flow.restarted' && !after.context.busy.includes(event.flow === 'cart' ? 'drawer' : 'menu'),
  ),
  whenever(
    'MNY-11',
    'Prices are checked again whenever the cart opens',
    on('drawer.opened', 'prices.moved'),
    (step) => hasTold(step, 'cart.check'),
  ),
];
