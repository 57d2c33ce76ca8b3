import type { PaletteScreen } from '../../../machines/admin/frame/command-palette/command-palette.machine.ts';

type Command = Omit<PaletteScreen, 'within' | 'isCommand'>;

/** What can be begun from the palette, by the section that a person must be allowed to open for it. */
const commands: Readonly<Record<string, readonly Command[]>> = {
  home: [{ label: 'GST file', slug: 'orders/gst', words: 'tax month invoices accountant' }],
  'draft-orders': [{ label: 'New order', slug: 'draft-orders/new', words: 'phone' }],
  shop: [{ label: 'New product', slug: 'shop/new' }],
  bundles: [
    { label: 'New bundle', slug: 'bundles/new' },
    { label: 'Bundle settings', slug: 'bundles/settings' },
  ],
  coupons: [
    { label: 'New coupon', slug: 'coupons/new', words: 'code' },
    { label: 'New batch of codes', slug: 'coupons/batch' },
  ],
  campaigns: [
    { label: 'New campaign', slug: 'campaigns/new', words: 'sale diwali' },
    { label: 'Calendar', slug: 'campaigns/calendar', words: 'planned' },
    { label: 'Rehearse the shop', slug: 'campaigns/rehearsal', words: 'rehearsal' },
  ],
  'premium-users': [{ label: 'Grant membership', slug: 'premium-users/new', words: 'bliss club' }],
  wallet: [{ label: 'Credit a wallet', slug: 'wallet/new', words: 'debit' }],
  banners: [{ label: 'New banner', slug: 'banners/new' }],
  instagram: [{ label: 'Add an Instagram video', slug: 'instagram/new', words: 'new' }],
  reels: [{ label: 'Add a reel', slug: 'reels/new', words: 'new video' }],
  blogs: [{ label: 'New post', slug: 'blogs/create', words: 'article' }],
  'staff-roles': [{ label: 'New role', slug: 'staff-roles/new' }],
  'staff-invitations': [{ label: 'Invite somebody', slug: 'staff-invitations/new', words: 'colleague' }],
  delivery: [{ label: 'New zone', slug: 'delivery/new' }],
};

/** The commands of a section that somebody may open; found when something is typed. */
export function commandsOf({ slug, label }: PaletteScreen): readonly PaletteScreen[] {
  return (commands[slug] ?? []).map((command) => ({ ...command, within: label, isCommand: true }));
}
