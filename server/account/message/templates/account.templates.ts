import { t } from '../../../../src/domain/kit/text/text.ts';
import { spokenDevice } from '../../../../src/domain/account/account.ts';
import { formatTimestamp } from '../../../../src/domain/kit/money/dates.ts';
import type { Letter, ShopFacts } from './letter.ts';

/** Security notices: each reports a change that only the account owner should make. */
export const accountTemplates = {
  'one-time-code': (
    { code, isLong }: { readonly code: string; readonly isLong: boolean },
    { shopName }: ShopFacts,
  ): Letter => ({
    subject: t`${code} is your code for ${shopName}`,
    sms: t`${code} is your code for ${shopName}. It is valid for ${isLong ? t`1 hour` : t`5 minutes`}. We never ask for it, so do not share it with anyone.`,
    paragraphs: [
      t`${code} is your code. It is valid for ${isLong ? t`1 hour` : t`5 minutes`}.`,
      t`We never ask for it, so don’t share it with anyone. If you didn’t ask for a code, you can ignore this message.`,
    ],
  }),

  'confirm-email': ({ confirmUrl }: { readonly confirmUrl: string }, { shopName }: ShopFacts): Letter => ({
    subject: t`Is this your address? ${shopName}`,
    sms: t`${shopName}: confirm your e-mail address: ${confirmUrl}`,
    paragraphs: [
      t`Someone opened an account with ${shopName} using this address.`,
      t`If it was you, confirm it within seven days to get messages about your orders here too. If not, ignore this message. We won’t send anything more.`,
    ],
    action: { label: t`Confirm this address`, url: confirmUrl },
  }),

  welcome: (_: object, { shopName, origin }: ShopFacts): Letter => ({
    subject: t`Welcome to ${shopName}`,
    sms: t`Welcome to ${shopName}. Your orders, addresses and prescriptions are in your account: ${origin}/dashboard/profile`,
    paragraphs: [
      t`Your account with ${shopName} is ready. You can find your orders, addresses and prescriptions there.`,
    ],
    action: { label: t`Open your account`, url: `${origin}/dashboard/profile` },
  }),

  'password-changed': ({ at }: { readonly at: Date }, { shopName, origin, carePhone }: ShopFacts): Letter => ({
    subject: t`Your ${shopName} password was changed`,
    sms: t`Your ${shopName} password was changed on ${formatTimestamp(at)}. All other devices are signed out. Not you? Call ${carePhone}.`,
    paragraphs: [
      t`Your password was changed on ${formatTimestamp(at)}. All other devices are signed out.`,
      t`If this wasn’t you, set a new password right away, or call us on ${carePhone}.`,
    ],
    action: { label: t`Set a new password`, url: `${origin}/dashboard/profile` },
  }),

  'new-sign-in': (
    { device: name, at }: { readonly device: string; readonly at: Date },
    { shopName, origin, carePhone }: ShopFacts,
  ): Letter => ({
    subject: t`New sign-in to your ${shopName} account`,
    sms: t`New sign-in to your ${shopName} account on ${formatTimestamp(at)}: ${spokenDevice(name)}. Not you? Call ${carePhone} or sign out everywhere else: ${origin}/dashboard/profile`,
    paragraphs: [
      t`Someone signed in to your account on a new device. If it was you, you can ignore this message.`,
      t`If it wasn’t you, open your account, choose “Sign out everywhere else” and set a new password, or call us on ${carePhone}.`,
    ],
    facts: [
      [t`Device`, spokenDevice(name)],
      [t`Time`, formatTimestamp(at)],
    ],
    action: { label: t`Check your devices`, url: `${origin}/dashboard/profile` },
  }),

  'staff-invitation': (
    {
      roleName,
      invitedBy,
      joinUrl,
      until,
    }: {
      /** Null for an owner. */
      readonly roleName: string | null;
      readonly invitedBy: string;
      readonly joinUrl: string;
      readonly until: Date;
    },
    { shopName }: ShopFacts,
  ): Letter => ({
    subject: `Work with ${shopName}`,
    sms: `${shopName}: ${invitedBy} invites you to work on the dashboard. Open ${joinUrl}`,
    paragraphs: [
      `${invitedBy} invites you to work on the dashboard of ${shopName}.`,
      'Open the link, sign in with your mobile number and accept. The link works once and is only for you, so don’t forward it. If you don’t know what this is about, ignore this message.',
    ],
    facts: [
      ['Your role', roleName ?? 'Owner'],
      ['Valid until', formatTimestamp(until)],
    ],
    action: { label: 'See the invitation', url: joinUrl },
  }),

  'second-factor-added': (
    { name, at }: { readonly name: string; readonly at: Date },
    { shopName, origin, carePhone }: ShopFacts,
  ): Letter => ({
    subject: `A second factor was added to your ${shopName} account`,
    sms: `${shopName}: “${name}” was added to your sign-in on ${formatTimestamp(at)}. Not you? Call ${carePhone}.`,
    paragraphs: [
      'You can now confirm your sign-in with:',
      `If you didn’t add it, tell an admin of the shop right away, or call us on ${carePhone}.`,
    ],
    facts: [
      ['Added', name],
      ['When', formatTimestamp(at)],
    ],
    action: { label: 'See your sign-in settings', url: `${origin}/dashboard/security` },
  }),

  'second-factor-removed': (
    { name, at }: { readonly name: string; readonly at: Date },
    { shopName, origin, carePhone }: ShopFacts,
  ): Letter => ({
    subject: `A second factor was removed from your ${shopName} account`,
    sms: `${shopName}: “${name}” was removed from your sign-in on ${formatTimestamp(at)}. Not you? Call ${carePhone}.`,
    paragraphs: [
      'You can no longer confirm your sign-in with:',
      `If you didn’t remove it, tell an admin of the shop right away, or call us on ${carePhone}.`,
    ],
    facts: [
      ['Removed', name],
      ['When', formatTimestamp(at)],
    ],
    action: { label: 'See your sign-in settings', url: `${origin}/dashboard/security` },
  }),

  'second-factor-reset': ({ at }: { readonly at: Date }, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: `Your second factor for ${shopName} was reset`,
    sms: `${shopName}: your second factor was reset on ${formatTimestamp(at)}. Get a new enrolment code from your admin. Not expected? Call ${carePhone}.`,
    paragraphs: [
      `Your passkeys, authenticator app and recovery codes were removed on ${formatTimestamp(at)}, and you are signed out everywhere.`,
      'To set up a new second factor, ask the admin who reset it for your enrolment code.',
      `If you didn’t expect this, call us on ${carePhone}.`,
    ],
  }),

  'recovery-code-used': (
    { left, at }: { readonly left: number; readonly at: Date },
    { shopName, origin, carePhone }: ShopFacts,
  ): Letter => ({
    subject: `A recovery code was used for your ${shopName} account`,
    sms: `${shopName}: one of your recovery codes was used on ${formatTimestamp(at)}; ${left} left. Not you? Call ${carePhone}.`,
    paragraphs: [
      `One of your recovery codes was used on ${formatTimestamp(at)}. You have ${left} left.`,
      `If this wasn’t you, tell an admin of the shop right away, or call us on ${carePhone}.`,
    ],
    action: { label: 'Make new recovery codes', url: `${origin}/dashboard/security` },
  }),

  'account-deleted': (_: object, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: t`Your ${shopName} account is deleted`,
    sms: t`Your ${shopName} account and your personal data are deleted. Invoices stay as long as the law requires. Not you? Call ${carePhone}.`,
    paragraphs: [
      t`Your account and your personal data are deleted, as you asked. Invoices stay as long as the law requires, without anything else about you.`,
      t`If this wasn’t you, call us on ${carePhone}.`,
    ],
  }),
} as const;
