import * as couponCalls from '../../../../contract/promotions/coupon/coupon.calls.ts';
import type { PopupSettings } from '../../../../domain/promotions/popup.ts';
import { popupPreviewLogic } from '../../../../machines/admin/sections/popup-preview/popup-preview.actors.ts';
import { popupWhatIfLogic } from '../../../../machines/admin/sections/popup-what-if/popup-what-if.actors.ts';
import { createPreviewFrame, previewFrame } from '../../../../services/promotions/popup/preview-frame.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import type { Source } from '../../../../ui/kit/react/source.ts';
import { PopupPreview } from '../../../../ui/admin/sections/popup-settings/PopupPreview.tsx';
import { PopupWhatIf } from '../../../../ui/admin/sections/popup-settings/PopupWhatIf.tsx';
import { useServices } from '../../../platform/services.tsx';

interface PartProps {
  readonly settings: PopupSettings;
}

interface PreviewProps extends PartProps {
  /** The settings as they are typed. */
  readonly source: Source<PopupSettings>;
}

/** A preview of the popup as shoppers will see it. */
export function Preview({ settings, source }: PreviewProps) {
  const { view } = useServices();
  const ports = { ...createPreviewFrame(view), watchSettings: source.follow };
  const actor = useScreenActor(popupPreviewLogic(ports), {
    settings,
    season: view.document.documentElement.dataset['season'] === 'diwali' ? 'diwali' : 'botanical',
  });
  return <PopupPreview actor={actor} frame={previewFrame} />;
}

/** Whether and when the popup would show. */
export function WhatIf({ settings }: PartProps) {
  const { http } = useServices();
  const logic = popupWhatIfLogic({
    checkCode: async (code, cartValue, signal) => {
      const body = { code, cartValue };
      const { valid, discountAmount, reason } = await http.send(couponCalls.verifyCoupon, { body, signal });
      return { isValid: valid, saving: discountAmount, reason: reason ?? null };
    },
  });
  return <PopupWhatIf actor={useScreenActor(logic, undefined)} settings={settings} />;
}
