import * as css from './DeliveryCheck.css.ts';

/** Keeps the room of the delivery check until this device can ask. */
export function DeliveryCheckPlace() {
  return <div className={css.block} />;
}
