import { adminList, choiceFilter, onOffFilter, translationFilter } from '../../kit/list/admin-list.ts';
import { finalDeletion, successMessageOf, switching } from '../../kit/list/commands.ts';
import { wordsOf } from '../../kit/words.ts';
import { couponNoun, removal, statusBadges, typeWords } from './coupon-words.ts';

const successMessage = successMessageOf(couponNoun);

export const couponList = adminList({
  slug: 'coupons',
  title: 'Coupons',
  noun: couponNoun,
  search: 'Code or name',
  sort: '-createdAt',
  columns: {
    code: { title: 'Code', sort: 'code' },
    name: { title: 'Name', onPhone: 'note' },
    worth: { title: 'Discount', onPhone: 'aside' },
    minimum: { title: 'Minimum cart', isNumeric: true, isHiddenFirst: true },
    used: { title: 'Used', sort: 'used', isNumeric: true },
    status: { title: 'Status', onPhone: 'state' },
    startsAt: { title: 'Starts', isHiddenFirst: true },
    expiresAt: { title: 'Ends', sort: 'expiresAt' },
    createdAt: { title: 'Created', sort: 'createdAt', isHiddenFirst: true },
    batch: { title: 'Batch', isHiddenFirst: true },
  },
  filters: {
    type: choiceFilter('Type', typeWords),
    status: choiceFilter('Status', wordsOf(statusBadges)),
    isFlashOffer: onOffFilter('Flash offer', 'Flash offers', 'Others'),
    translation: translationFilter,
  },
  tabs: {
    active: { label: 'Active', where: { status: 'active' } },
    scheduled: { label: 'Scheduled', where: { status: 'scheduled' } },
    paused: { label: 'Paused', where: { status: 'paused' } },
    over: { label: 'Finished', where: { status: 'ended,used-up' } },
  },
  bulk: [
    ...switching(
      { name: 'enable', label: 'Resume', successMessage: successMessage('resumed') },
      {
        name: 'disable',
        label: 'Pause',
        successMessage: successMessage('paused. A paused code can’t be used until you resume it'),
      },
    ),
    finalDeletion(couponNoun, removal, 'deleted or ended'),
  ],
  empty: { title: 'No coupons yet', text: 'Create your first coupon.' },
});
