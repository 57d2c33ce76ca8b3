import sql from 'sql-template-tag';
import { readAddresses } from '../address/address.queries.ts';
import { clearSecondFactor } from '../second-factor/second-factor.queries.ts';
import type { PersonalData } from '../../platform/database/personal-data.ts';

/** The row stays, anonymised, because orders and invoices reference it. The phone number may open a new account. */
export const profileData: PersonalData = {
  part: 'profile',
  tables: ['shopper', 'email_wish'],
  collect: async (session, shopperId) =>
    session.one(sql`
      SELECT id, phone, email, first_name, last_name, premium_until, wants_whatsapp, wants_reminders, wants_review_requests, review_requests_chosen_at,
        reminders_chosen_at, language, language_chosen_at, created_at,
        (SELECT email FROM email_wish WHERE shopper_id = shopper.id) AS unconfirmed_email
      FROM shopper WHERE id = ${shopperId}`),
  erase: async (tx, { shopperId, now }) => {
    await tx.execute(sql`DELETE FROM email_wish WHERE shopper_id = ${shopperId}`);
    await tx.execute(sql`
      UPDATE shopper SET phone = NULL, email = NULL, first_name = NULL, last_name = NULL, premium_until = NULL,
        blocked_at = NULL, blocked_reason = NULL, wants_whatsapp = false, wants_reminders = false,
        wants_review_requests = false, review_requests_chosen_at = NULL, language = 'en', language_chosen_at = NULL,
        deleted_at = ${now}
      WHERE id = ${shopperId}`);
  },
};

/** Sign-in data. The download leaves out hashes and password records, which are useless to the person. */
export const accountData: PersonalData = {
  part: 'sessions',
  tables: [
    'session',
    'known_device',
    'device_notice',
    'password',
    'password_login',
    'idempotency',
    'second_factor',
    'recovery_code',
    'enrolment_code',
  ],
  collect: async (session, shopperId) =>
    session.query(sql`
      SELECT device, created_at, expires_at, revoked_at FROM session
      WHERE shopper_id = ${shopperId} ORDER BY created_at`),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`
      DELETE FROM password_login
      WHERE shopper_id = ${shopperId} OR identifier IN
        (SELECT unnest(ARRAY[phone, lower(email)]) FROM shopper WHERE id = ${shopperId})`);
    await tx.execute(sql`DELETE FROM password WHERE shopper_id = ${shopperId}`);
    await clearSecondFactor(tx, shopperId);
    await tx.execute(sql`DELETE FROM session WHERE shopper_id = ${shopperId}`);
    await tx.execute(sql`DELETE FROM known_device WHERE shopper_id = ${shopperId}`);
    await tx.execute(sql`DELETE FROM device_notice WHERE shopper_id = ${shopperId}`);
    await tx.execute(sql`DELETE FROM idempotency WHERE shopper_id = ${shopperId}`);
  },
};

/** Admin notes about a person. */
export const noteData: PersonalData = {
  part: 'notes',
  tables: ['account_note'],
  collect: async (session, shopperId) =>
    session.query(sql`SELECT words, at FROM account_note WHERE shopper_id = ${shopperId} ORDER BY at`),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`DELETE FROM account_note WHERE shopper_id = ${shopperId}`);
  },
};

export const addressData: PersonalData = {
  part: 'addresses',
  tables: ['address'],
  collect: readAddresses,
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`DELETE FROM address WHERE shopper_id = ${shopperId}`);
  },
};

export const cartData: PersonalData = {
  part: 'cart',
  tables: ['cart', 'checkout_draft'],
  collect: async (session, shopperId) => ({
    cart: (await session.maybeOne(sql`SELECT lines, updated_at FROM cart WHERE shopper_id = ${shopperId}`)) ?? null,
    checkout:
      (await session.maybeOne(sql`
        SELECT step, lines, choices, begun_at, touched_at FROM checkout_draft WHERE shopper_id = ${shopperId}`)) ??
      null,
  }),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`DELETE FROM cart WHERE shopper_id = ${shopperId}`);
    await tx.execute(sql`DELETE FROM checkout_draft WHERE shopper_id = ${shopperId}`);
  },
};

/** Offer analytics: deletion keeps the counts and removes the link to the person. */
export const offerData: PersonalData = {
  part: 'offers',
  tables: ['bundle_event', 'recommendation_event', 'coupon_event'],
  collect: async (session, shopperId) => ({
    bundles: await session.query(sql`
      SELECT bundle_id, action, page, device, at FROM bundle_event WHERE shopper_id = ${shopperId} ORDER BY at`),
    recommendations: await session.query(sql`
      SELECT recommendation_id, action, at FROM recommendation_event WHERE shopper_id = ${shopperId} ORDER BY at`),
    coupons: await session.query(sql`
      SELECT to_jsonb(coupon_event) - 'id' - 'shopper_id' - 'caller' AS seen FROM coupon_event
      WHERE shopper_id = ${shopperId}`),
  }),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`UPDATE bundle_event SET shopper_id = NULL WHERE shopper_id = ${shopperId}`);
    await tx.execute(
      sql`UPDATE recommendation_event SET shopper_id = NULL, data = '{}' WHERE shopper_id = ${shopperId}`,
    );
    await tx.execute(sql`UPDATE coupon_event SET shopper_id = NULL WHERE shopper_id = ${shopperId}`);
  },
};
