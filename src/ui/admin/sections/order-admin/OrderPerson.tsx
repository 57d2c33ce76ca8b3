import type { OrderAdminView } from '../../../../machines/admin/sections/order-admin/order-admin.view.ts';
import { Link } from '../../../kit/action/Link.tsx';
import { Card } from '../../../kit/display/Card.tsx';
import { addressBreaks } from '../../../kit/react/address-breaks.tsx';
import { text } from '../../../kit/theme/text.css.ts';
import * as parts from '../../../orders/OrderParts.css.ts';
import * as css from './OrderAdmin.css.ts';

/** Who ordered, how to reach them, and the way to their account. */
export function OrderPerson({ shopper }: Pick<OrderAdminView, 'shopper'>) {
  if (!shopper) return null;
  return (
    <Card as="section" className={parts.section} aria-label="Customer">
      <h2 className={text({ as: 'h4' })}>Customer</h2>
      <div>
        <p className={parts.name}>{shopper.name}</p>
        {shopper.facts.map((fact) => (
          <p key={fact} className={parts.small}>
            {addressBreaks(fact)}
          </p>
        ))}
        <Link className={css.link} href={shopper.href}>
          Their account
        </Link>
      </div>
    </Card>
  );
}
