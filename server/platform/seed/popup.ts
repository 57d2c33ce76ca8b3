import type { PopupSettings } from '../../../src/domain/promotions/popup.ts';
import type { Session } from '../database/session.ts';
import { writeTranslations } from '../list/translation/translation.queries.ts';
import { writePopupSettings } from '../../promotions/popup/popup.queries.ts';

/** Only the values that differ from the defaults; the texts match the coupon FLASH50 (FLS-01). */
const settings: Partial<PopupSettings> = {
  isActive: true,
  popupTitle: 'Half off, while the diya burns',
  urgencyBadgeText: 'Festive flash sale',
  couponDescription: '50% off, up to ₹750, on orders of ₹899 or more.',
  buttonText: 'Claim 50% off',
  trustIndicators: ['Prices include all taxes', 'Free delivery from ₹499', 'Cancel until your order is packed'],
};

const hindi = {
  popupTitle: 'जब तक दीया जले, आधे दाम',
  urgencyBadgeText: 'त्योहार की फ़्लैश सेल',
  couponDescription: '₹899 या ज़्यादा के ऑर्डर पर 50% छूट, ₹750 तक।',
  buttonText: '50% छूट पाएँ',
  trustIndicators: ['दाम में सारे टैक्स शामिल', '₹499 से मुफ़्त डिलीवरी', 'पैक होने तक ऑर्डर रद्द कर सकते हैं'],
};

export async function seedPopup(session: Session): Promise<void> {
  await writePopupSettings(session, settings, new Date());
  await writeTranslations(session, 'popup', 'popup', { hi: hindi });
}
