import * as css from './DeliveryCheck.css.ts';

/** Reserves the delivery check's space until the client renders it. */
export function DeliveryCheckPlace() {
  return <div className={css.block} />;
}
