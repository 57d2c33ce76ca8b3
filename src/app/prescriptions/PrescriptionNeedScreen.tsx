import type { ActorRefFrom } from 'xstate';
import type { orderViewMachine } from '../../machines/orders/order-view/order-view.machine.ts';
import { prescriptionNeedLogic } from '../../machines/prescriptions/prescription-need/prescription-need.actors.ts';
import type { PrescriptionNeedInput } from '../../machines/prescriptions/prescription-need/prescription-need.machine.ts';
import { prescriptionUploadLogic } from '../../machines/prescriptions/prescription-upload/prescription-upload.actors.ts';
import { createPrescriptionService } from '../../services/prescriptions/prescription.service.ts';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { PrescriptionNeed } from '../../ui/prescriptions/PrescriptionNeed.tsx';
import { useServices } from '../platform/services.tsx';

/** At the checkout: the uploaded prescription is used for the order that follows. */
export function PrescriptionOfCheckout({ skus }: { skus: readonly string[] }) {
  return <Need input={{ skus, orderId: null, parent: nobody }} />;
}

interface OfOrderProps {
  readonly skus: readonly string[];
  readonly actor: ActorRefFrom<typeof orderViewMachine>;
}

/** On the page of an order that waits for a prescription. */
export function PrescriptionOfOrder({ skus, actor }: OfOrderProps) {
  return <Need input={{ skus, orderId: actor.getSnapshot().context.orderId, parent: actor }} />;
}

const nobody = { send: () => undefined };

function Need({ input }: { input: PrescriptionNeedInput }) {
  const service = createPrescriptionService(useServices().http);
  const need = useScreenActor(prescriptionNeedLogic(service), input);
  const upload = useScreenActor(prescriptionUploadLogic(service), { prescriptionId: null, parent: need });
  return <PrescriptionNeed actor={need} upload={upload} />;
}
