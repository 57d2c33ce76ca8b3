import type { Permission } from '../../../../domain/account/permission.ts';
import type { Words } from '../../kit/words.ts';

/** What each permission opens, as an owner reads it. */
export const permissionWords: Words<Permission> = {
  orders: 'Orders and returns: pack, ship, cancel, decide returns',
  catalogue: 'Products: texts, prices, pictures, stock',
  promotions: 'Coupons, campaigns, discount tiers, bundles, banners, popup, simulator',
  content: 'Blog, reels, Instagram, reviews',
  money: 'Money: sales figures, refunds, wallets, GST',
  people: 'Customers: accounts, memberships, referrals',
  settings: 'Settings: business, delivery, payment gateway, technical lists',
  prescriptions: 'Prescriptions: read and see who read them',
};

/** The same in one word, for lists. */
export const permissionNames: Words<Permission> = {
  orders: 'Orders',
  catalogue: 'Products',
  promotions: 'Promotions',
  content: 'Content',
  money: 'Money',
  people: 'Customers',
  settings: 'Settings',
  prescriptions: 'Prescriptions',
};
