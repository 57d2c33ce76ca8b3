import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { BodyInputOf } from '../../../contract/call.ts';
import type { Api } from '../../../contract/api.ts';
import { pageKindOf } from '../../../domain/admin/page-speed.ts';
import { deviceAt } from '../../../domain/shell/device.ts';

type Report = BodyInputOf<Api['reportSpeed']>;

const address = '/v1/page-speed';

/**
 * Tells once, when the page is hidden or left, how fast it was: its kind, phone or computer, and times. There is no number
 * of the visitor in it, so nobody is asked; `path` is where the document began.
 */
export function watchSpeed(view: Window, path: string): void {
  const values: Report['values'] = {};
  // Asked for while the page is left, the width would lay out what nobody sees any more.
  const device = deviceAt(view.innerWidth);
  const keep = ({ name, value }: Metric) => {
    values[name] = Math.round(name === 'CLS' ? value * 1000 : value);
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(keep, { reportAllChanges: true });
  const send = () => {
    if (view.document.visibilityState !== 'hidden') return;
    view.document.removeEventListener('visibilitychange', send);
    const report: Report = { page: pageKindOf(path), device, values };
    view.navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  view.document.addEventListener('visibilitychange', send);
}
