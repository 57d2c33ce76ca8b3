import type { OrderAdminView } from '../../../../machines/admin/sections/order-admin/order-admin.view.ts';
import { Notice } from '../../../kit/status/Notice.tsx';
import * as css from './OrderAdmin.css.ts';

/** A change of the order that waits until its difference is paid. */
export function AskedChange({ asked }: { readonly asked: NonNullable<OrderAdminView['asked']> }) {
  return (
    <div className={css.notice}>
      <Notice tone="warning" title="A change waits for its payment">
        <p>{asked.text}</p>
        <ul>
          {asked.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
