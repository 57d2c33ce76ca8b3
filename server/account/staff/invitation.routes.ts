import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../../src/contract/call.ts';
import {
  inviteStaff,
  listStaffInvitations,
  resendInvitation,
  type StaffInvitation,
  withdrawInvitation,
} from '../../../src/contract/account/staff/staff-admin.calls.ts';
import { acceptInvitation, readInvitation } from '../../../src/contract/account/staff/staff.calls.ts';
import { invitationDays, permissions } from '../../../src/domain/account/permission.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { Session } from '../../platform/database/session.ts';
import { hashOf, type SignedIn } from '../../platform/http/guard/auth.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { readPage } from '../../platform/list/list.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { tellContact } from '../message/tell.ts';
import {
  isOfAdmin,
  isStillOwner,
  lockStaffRole,
  lockStanding,
  setRole,
  takeStaffLock,
} from '../user/standing.queries.ts';
import { findStaffRole } from './staff-role.queries.ts';
import { readProfile } from '../user/user.queries.ts';
import {
  findOpenInvitation,
  insertInvitation,
  invitationList,
  invitationsIn,
  isInvited,
  lockInvitation,
  markAccepted,
  markWithdrawn,
  type OpenInvitation,
  readInvitationById,
  renewLink,
} from './invitation.queries.ts';

const day = 86_400_000;

/** Invitations to the shop's staff: sent by owners, accepted once by whoever opens the link (STF-01). */
export function invitationRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock, origin, sessions } = context;

  route(app, context, listStaffInvitations, async ({ query: { state, ...asked } }) => {
    const now = clock();
    return readPage(database, invitationList(now), asked, invitationsIn(state, now));
  });

  const findingsOf = (session: Session, invited: BodyOf<typeof inviteStaff>): Findings => [
    async () =>
      invited.roleId === null || (await findStaffRole(session, invited.roleId))
        ? null
        : { field: 'roleId', message: 'Choose a role that exists' },
    async () =>
      (await isInvited(session, invited.email, clock()))
        ? { field: 'email', message: 'This address already has an invitation. Send that one again' }
        : null,
    async () =>
      (await isOfAdmin(session, invited.email))
        ? { field: 'email', message: 'This person already works for this shop. Change their role under Accounts' }
        : null,
  ];

  route(
    app,
    context,
    inviteStaff,
    async ({ body, shopper }) =>
      asOwner(shopper, async (tx) => {
        const now = clock();
        const { email, roleId } = body;
        if (roleId !== null) await lockStaffRole(tx, roleId);
        await refuseMistakes(findingsOf(tx, body));
        const link = newLink(now);
        const id = await insertInvitation(tx, { ...link, email, roleId, invitedBy: shopper.id, now });
        const invitation = await reread(tx, id);
        await send(tx, invitation, link.token);
        await record(tx, shopper, 'created', invitation);
        return invitation;
      }),
    { rules: ({ body }) => findingsOf(database, body) },
  );

  route(app, context, resendInvitation, async ({ params: { id }, shopper }) =>
    asOwner(shopper, async (tx) => {
      if (!(await lockInvitation(tx, id))) throw noInvitation();
      refuseDone(await reread(tx, id));
      const link = newLink(clock());
      await renewLink(tx, id, link);
      const invitation = await reread(tx, id);
      await send(tx, invitation, link.token);
      await record(tx, shopper, 'sent again', invitation);
      return invitation;
    }),
  );

  route(app, context, withdrawInvitation, async ({ params: { id }, shopper }) =>
    asOwner(shopper, async (tx) => {
      if (!(await lockInvitation(tx, id))) throw noInvitation();
      refuseDone(await reread(tx, id));
      await markWithdrawn(tx, id, clock());
      const invitation = await reread(tx, id);
      await record(tx, shopper, 'withdrawn', invitation);
      return invitation;
    }),
  );

  route(app, context, readInvitation, async ({ body: { token } }) => {
    const found = await findOpenInvitation(database, hashOf(token), clock());
    if (!found) throw goneLink();
    return {
      roleName: found.role_name,
      permissions: found.role_id === null ? [...permissions] : [...(found.permissions ?? [])],
      invitedBy: found.invited_by,
      expiresAt: found.expires_at.toISOString(),
    };
  });

  route(app, context, acceptInvitation, async ({ body: { token }, shopper }) => {
    const now = clock();
    await database.transaction(async (tx) => {
      await takeStaffLock(tx);
      const found = await findOpenInvitation(tx, hashOf(token), now, { isLocked: true });
      if (!found) throw goneLink();
      await join(tx, shopper, found, now);
    });
    sessions.forget();
    return readProfile(database, shopper.id, now);
  });

  async function join(tx: Session, { id }: SignedIn, invitation: OpenInvitation, now: Date): Promise<void> {
    const standing = await lockStanding(tx, id);
    if (!standing) throw problem('not-found');
    if (standing.role !== 'customer') {
      throw problem('conflict', {
        detail: 'You already work for this shop. An owner can change your role under Accounts',
      });
    }
    await setRole(tx, id, 'admin', invitation.role_id);
    await markAccepted(tx, invitation.id, id, now);
    await recordChange(tx, {
      actorId: id,
      action: 'role changed',
      resource: 'account',
      recordId: id,
      before: { role: 'customer' },
      after: { role: 'admin', ...(invitation.role_name === null ? {} : { staffRole: invitation.role_name }) },
      reason: 'by invitation',
      now,
    });
  }

  async function reread(tx: Session, id: string): Promise<StaffInvitation> {
    const invitation = await readInvitationById(tx, id, clock());
    if (!invitation) throw noInvitation();
    return invitation;
  }

  async function send(tx: Session, invitation: StaffInvitation, token: string): Promise<void> {
    const until = new Date(invitation.expiresAt);
    await tellContact(
      tx,
      context,
      { channel: 'email', to: invitation.email },
      {
        template: 'staff-invitation',
        data: {
          roleName: invitation.role?.name ?? null,
          invitedBy: invitation.invitedBy,
          joinUrl: `${origin()}/dashboard/invitation/${token}`,
          until,
        },
        expiresAt: until,
      },
    );
  }

  /** Staff changes run one at a time, and whoever makes them is still an owner. */
  async function asOwner<Result>(shopper: SignedIn, act: (tx: Session) => Promise<Result>): Promise<Result> {
    return database.transaction(async (tx) => {
      if (!(await isStillOwner(tx, shopper.id))) throw problem('not-allowed');
      return act(tx);
    });
  }

  async function record(tx: Session, { id: actorId }: SignedIn, action: string, after: StaffInvitation) {
    const { id: recordId, role, state, expiresAt } = after;
    await recordChange(tx, {
      actorId,
      action,
      resource: 'staff invitation',
      recordId,
      before: null,
      // The address is the invited person's.
      after: { role: role?.name ?? 'owner', state, expiresAt },
      now: clock(),
    });
  }
}

function newLink(now: Date) {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + invitationDays * day) };
}

function refuseDone({ state }: StaffInvitation): void {
  if (state === 'accepted') throw problem('conflict', { detail: 'This invitation was already accepted' });
  if (state === 'withdrawn') throw problem('conflict', { detail: 'This invitation was withdrawn. Send a new one' });
}

function goneLink() {
  return problem('not-found', {
    detail: 'This link was already used, was withdrawn or has expired. Ask the owner who invited you for a new one',
  });
}

function noInvitation() {
  return problem('not-found', { detail: 'We couldn’t find this invitation' });
}
