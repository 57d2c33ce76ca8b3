import { isSame } from '../../../../domain/kit/is-same.ts';
import { useRef, type ReactNode, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { formatTimestamp } from '../../../../domain/kit/money/dates.ts';
import type { orderAdminMachine } from '../../../../machines/admin/sections/order-admin/order-admin.machine.ts';
import {
  orderAdminView,
  type OrderAdminView,
} from '../../../../machines/admin/sections/order-admin/order-admin.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { SectionLoading } from '../../../account/dashboard/SectionLoading.tsx';
import { BackLink } from '../../../kit/action/BackLink.tsx';
import { ExportButton, type SaveWords } from '../../list/ExportButton.tsx';
import type { ExportActor } from '../../list/list-actor.ts';
import { Badge } from '../../../kit/status/Badge.tsx';
import { Menu } from '../../../kit/choice/Menu.tsx';
import type { StaffMove } from '../../../../domain/orders/order/staff-move.ts';
import { Button, LinkButton } from '../../../kit/action/Button.tsx';
import { Card } from '../../../kit/display/Card.tsx';
import { DownloadIcon } from '../../../kit/icon/icons.tsx';
import { MoreIcon } from '../../../kit/icon/late-icons.tsx';
import { Timeline } from '../../../kit/display/Timeline.tsx';
import { CostsOfOrder, ItemsOfOrder, PlaceOfOrder } from '../../../orders/OfOrder.tsx';
import * as parts from '../../../orders/OrderParts.css.ts';
import { text } from '../../../kit/theme/text.css.ts';
import { AskedChange } from './AskedChange.tsx';
import '../../../kit/theme/letters-staff.css.ts';
import * as css from './OrderAdmin.css.ts';
import { CourierPart } from './CourierPart.tsx';
import { NoOrder } from './NoOrder.tsx';
import { OrderPerson } from './OrderPerson.tsx';
import { PartialRefund, type PartialRefundActor, RefundButton } from './PartialRefund.tsx';
import { StepDialog } from './StepDialog.tsx';
import { Unmatched } from './Unmatched.tsx';
import { Link } from '../../../kit/action/Link.tsx';

export type OrderAdminActor = ActorRefFrom<typeof orderAdminMachine>;

interface OrderAdminProps {
  readonly actor: OrderAdminActor;
  readonly refund: PartialRefundActor;
  /** Each downloads a document for the parcels. */
  readonly label: ExportActor;
  readonly slip: ExportActor;
}

interface PartProps {
  readonly actor: OrderAdminActor;
  readonly view: OrderAdminView;
}

/** One order for admins: its steps, messages, payments and returns. */
export function OrderAdmin({ actor, refund, label, slip }: OrderAdminProps) {
  const view = useView(actor, orderAdminView, isSame);
  const following = useRef<HTMLAnchorElement>(null);
  const { order, stage } = view;
  if (!order) {
    if (stage === 'loading') return <SectionLoading words="Loading the order" />;
    return <NoOrder isMissing={stage === 'missing'} onRetry={() => actor.send({ type: 'order.retry' })} />;
  }
  return (
    <>
      <BackLink href="/dashboard/orders">All orders</BackLink>
      <header className={css.head}>
        <h1 className={text({ as: 'h2' })}>{`Order ${order.number}`}</h1>
        <Badge tone="info">{view.status}</Badge>
        {view.isHeld && <Badge tone="warning">Waiting for a prescription</Badge>}
        {view.asked !== null && <Badge tone="warning">Waiting for a payment</Badge>}
        <p className={parts.small}>{order.placedAt}</p>
        {view.editHref !== null && (
          <LinkButton tone="outline" size="small" href={view.editHref}>
            Edit order
          </LinkButton>
        )}
      </header>
      {view.asked !== null && <AskedChange asked={view.asked} />}
      <Unmatched view={view} onStep={(step) => actor.send({ type: 'step.ask', step })} />
      <Steps actor={actor} view={view} place={following}>
        {view.isSent && (
          <div className={css.documents}>
            <ExportButton actor={label} words={labelWords} />
            <ExportButton actor={slip} words={slipWords} />
          </div>
        )}
      </Steps>
      <div className={parts.columns}>
        <div className={parts.column}>
          {view.courier && (
            <CourierPart card={view.courier} onStep={(step) => actor.send({ type: 'step.ask', step })} />
          )}
          <ItemsOfOrder order={order} />
          <Returns actor={actor} view={view} />
          <Notes actor={actor} view={view} />
          <Card as="section" className={parts.section} aria-label="Timeline">
            <h2 className={text({ as: 'h4' })}>Timeline</h2>
            <Timeline steps={view.timeline} />
            <Link className={css.link} href={view.flowHref}>
              Open its flow
            </Link>
          </Card>
        </div>
        <div className={parts.column}>
          <OrderPerson shopper={view.shopper} />
          <CostsOfOrder order={order} below={view.refunds}>
            <Payments view={view} />
            {view.refundable && <RefundButton actor={refund} order={view.refundable} />}
          </CostsOfOrder>
          <PlaceOfOrder order={order} />
        </div>
      </div>
      <PartialRefund actor={refund} refusal={view.noRefund} />
      <StepDialog
        question={view.question}
        next={following}
        onConfirm={(words) => actor.send({ type: 'step.confirm', words })}
        onCancel={() => actor.send({ type: 'step.cancel' })}
      />
    </>
  );
}

const labelWords: SaveWords = {
  save: 'Label',
  busy: 'Preparing…',
  again: 'Get the label again',
  failed: 'Couldn’t load the label. Try again.',
};
const slipWords: SaveWords = {
  save: 'Packing slip',
  busy: 'Preparing…',
  again: 'Get the packing slip again',
  failed: 'Couldn’t load the packing slip. Try again.',
};

/**
 * The next step large, and the others in a menu; those that can't be taken say why. After a parcel was handed over, the
 * next order to hand over comes first.
 */
function Steps({
  actor,
  view: { moves, next, following, idle, parcel },
  place,
  children,
}: PartProps & { place: RefObject<HTMLAnchorElement | null>; children: ReactNode }) {
  const others = moves.filter(({ move }) => move !== next?.move);
  const ask = (move: StaffMove) => actor.send({ type: 'step.ask', step: { kind: 'move', move } });
  return (
    <Card as="section" className={css.work} aria-label="Actions">
      {parcel !== null && <p className={parts.small}>{parcel}</p>}
      <div className={css.steps}>
        {following && (
          <LinkButton ref={place} className={css.next} href={following.href}>
            {following.label}
          </LinkButton>
        )}
        {next === null ? (
          <p className={parts.small}>{idle}</p>
        ) : (
          <Button className={css.next} tone={following ? 'outline' : 'solid'} onClick={() => ask(next.move)}>
            {next.label}
          </Button>
        )}
        {others.length > 0 && (
          <Menu
            label="More actions"
            trigger={
              <Button tone="outline">
                <MoreIcon />
                More actions
              </Button>
            }
            items={others.map(({ move, label, refusal }) => ({
              kind: 'act',
              label,
              refusal,
              onAct: () => ask(move),
            }))}
          />
        )}
      </div>
      {children}
    </Card>
  );
}

function Returns({ actor, view: { returns } }: PartProps) {
  if (returns.length === 0) return null;
  return (
    <Card as="section" className={parts.section} aria-label="Returns">
      <h2 className={text({ as: 'h4' })}>Returns</h2>
      {returns.map(({ id, title, facts, photos, steps }) => (
        <div key={id} className={css.part}>
          <p className={parts.name}>{title}</p>
          {facts.map((fact) => (
            <p key={fact} className={parts.small}>
              {fact}
            </p>
          ))}
          <div className={css.photos}>
            {photos.map((photo, place) => (
              <a key={photo} href={photo} target="_blank" rel="noreferrer">
                <img className={css.photo} src={photo} alt={`Sent by the customer, ${place + 1}`} />
              </a>
            ))}
          </div>
          <div className={parts.actions}>
            {steps.map(({ label, step }) => (
              <Button
                key={label}
                size="small"
                tone="outline"
                onClick={() => actor.send({ type: 'step.ask', step })}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
      ))}
    </Card>
  );
}

function Notes({ actor, view: { notes } }: PartProps) {
  return (
    <Card as="section" className={parts.section} aria-label="Notes">
      <h2 className={text({ as: 'h4' })}>Notes</h2>
      {notes.map(({ id, text: words, author, at, isOwn }) => (
        <div key={id} className={css.part}>
          <p>{words}</p>
          <p className={parts.small}>{`${author}, ${formatTimestamp(new Date(at))}`}</p>
          {isOwn && (
            <div className={css.noteStep}>
              <Button
                size="small"
                tone="text"
                onClick={() => actor.send({ type: 'step.ask', step: { kind: 'remove-note', noteId: id } })}
              >
                Delete note
              </Button>
            </div>
          )}
        </div>
      ))}
      <div>
        <Button
          size="small"
          tone="outline"
          onClick={() => actor.send({ type: 'step.ask', step: { kind: 'note' } })}
        >
          Add a note
        </Button>
      </div>
    </Card>
  );
}

function Payments({ view: { attempts, documents } }: { view: OrderAdminView }) {
  return (
    <>
      <ul className={css.attempts} aria-label="Payments">
        {attempts.map(({ id, text: words, note }) => (
          <li key={id} className={css.part}>
            <p>{words}</p>
            <p className={parts.small}>{note}</p>
          </li>
        ))}
      </ul>
      <div className={parts.actions}>
        {documents.map(({ label, url }) => (
          <LinkButton key={label} size="small" tone="outline" href={url} target="_blank" rel="noreferrer">
            <DownloadIcon size={16} />
            {label}
          </LinkButton>
        ))}
      </div>
    </>
  );
}
