import { t } from '../../../domain/kit/text/text.ts';
import type { OrderView, ShownOrder } from '../../../machines/orders/order-view/order-view.view.ts';
import { KolamMedallion } from '../../kit/art/drawings.tsx';
import { Card } from '../../kit/display/Card.tsx';
import { TruckIcon } from '../../kit/icon/icons.tsx';
import { Timeline } from '../../kit/display/Timeline.tsx';
import { text } from '../../kit/theme/text.css.ts';
import { CostsOfOrder, HelpOfOrder, ItemsOfOrder, PlaceOfOrder } from '../OfOrder.tsx';
import * as parts from '../OrderParts.css.ts';
import * as css from './OrderSuccessPage.css.ts';
import { Link } from '../../kit/action/Link.tsx';

interface ConfirmedOrderProps {
  readonly view: OrderView;
  readonly order: ShownOrder;
}

export function ConfirmedOrder({ view, order }: ConfirmedOrderProps) {
  return (
    <>
      <header className={css.head}>
        <KolamMedallion className={css.kolam} />
        <h1 className={`${text({ as: 'h1' })} ${css.over}`}>{view.title}</h1>
        <p className={`${text({ as: 'lead', tone: 'secondary' })} ${css.over}`}>{view.text}</p>
        <p className={`${css.facts} ${css.over}`}>
          <span>
            {t`Order `}
            <b className={css.number}>{order.number}</b>
          </span>
          <span>{order.placedAt}</span>
        </p>
      </header>
      <div className={parts.columns}>
        <div className={parts.column}>
          <WhatHappensNext order={order} />
          <ItemsOfOrder order={order} />
        </div>
        <div className={parts.column}>
          <CostsOfOrder order={order} />
          <PlaceOfOrder order={order} />
          <HelpOfOrder order={order} />
        </div>
      </div>
    </>
  );
}

function WhatHappensNext({ order }: { order: ShownOrder }) {
  return (
    <Card as="section" className={parts.section} aria-label={order.stepsTitle}>
      <h2 className={text({ as: 'h4' })}>{order.stepsTitle}</h2>
      {order.arrival !== null && (
        <p className={parts.arrival}>
          <TruckIcon size={24} />
          <span>
            {t`Arrives `}
            <b>{order.arrival}</b>
          </span>
        </p>
      )}
      <Timeline steps={order.timeline} />
      {order.renewals && (
        <p className={parts.small}>
          {order.renewals.text}{' '}
          <Link className={parts.link} href={order.renewals.href}>
            {order.renewals.link}
          </Link>
        </p>
      )}
    </Card>
  );
}
