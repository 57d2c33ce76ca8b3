import sql from 'sql-template-tag';
import type { PersonalData } from '../../platform/database/personal-data.ts';
import { nobody } from '../../account/account/nobody.ts';

/** Orders are kept for accounting, without the personal data (ACC-06). */
export const orderData: PersonalData = {
  part: 'orders',
  tables: ['shop_order', 'order_event', 'coupon_use', 'order_note'],
  collect: async (session, shopperId) =>
    session.query(sql`
      SELECT number, status, payment_method, total, parts, lines, address, placed_at, refund_upi_id,
        (SELECT jsonb_agg(jsonb_build_object('event', event, 'status', order_event.status, 'at', at) ORDER BY order_event.id)
          FROM order_event WHERE order_id = shop_order.id) AS events,
        (SELECT jsonb_agg(jsonb_build_object('method', method, 'status', payment.status, 'amount', amount, 'at', created_at)
          ORDER BY created_at) FROM payment WHERE order_id = shop_order.id) AS payments,
        (SELECT jsonb_agg(document ORDER BY issued_at) FROM tax_document WHERE order_id = shop_order.id) AS documents
      FROM shop_order WHERE shopper_id = ${shopperId} ORDER BY placed_at`),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`
      UPDATE shop_order SET address = address || ${JSON.stringify(nobody)}::jsonb, placed_from = NULL,
        refund_upi_id = NULL WHERE shopper_id = ${shopperId}`);
    // The courier's labels show the address.
    await tx.execute(sql`
      UPDATE courier_booking SET label_url = NULL
      WHERE order_id IN (SELECT id FROM shop_order WHERE shopper_id = ${shopperId})`);
    await tx.execute(sql`
      DELETE FROM order_note WHERE order_id IN (SELECT id FROM shop_order WHERE shopper_id = ${shopperId})`);
  },
};
