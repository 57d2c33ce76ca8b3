import { t } from '../../domain/kit/text/text.ts';
import type { SectionProps } from '../account/dashboard/lazy-section.tsx';
import { prescriptionListLogic } from '../../machines/prescriptions/prescription-list/prescription-list.actors.ts';
import { prescriptionUploadLogic } from '../../machines/prescriptions/prescription-upload/prescription-upload.actors.ts';
import { prescriptionViewLogic } from '../../machines/prescriptions/prescription-view/prescription-view.actors.ts';
import { createPrescriptionService } from '../../services/prescriptions/prescription.service.ts';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { PrescriptionDetail } from '../../ui/prescriptions/PrescriptionDetail.tsx';
import { PrescriptionList } from '../../ui/prescriptions/PrescriptionList.tsx';
import { UploadPanel } from '../../ui/prescriptions/UploadPanel.tsx';
import { useServices } from '../platform/services.tsx';

/** /dashboard/prescriptions for customers: their list, and one prescription. */
export function PrescriptionsSection({ rest }: SectionProps) {
  return rest === '' ? <Own /> : <One id={rest} />;
}

function Own() {
  const service = createPrescriptionService(useServices().http);
  const list = useScreenActor(prescriptionListLogic(service), undefined);
  const upload = useScreenActor(prescriptionUploadLogic(service), { prescriptionId: null, parent: list });
  return (
    <PrescriptionList
      actor={list}
      title={t`Prescriptions`}
      isReview={false}
      emptyText={t`Send a prescription from your practitioner, and our prescribers will review it.`}
    >
      <UploadPanel actor={upload} />
    </PrescriptionList>
  );
}

function One({ id }: { id: string }) {
  const service = createPrescriptionService(useServices().http);
  const view = useScreenActor(prescriptionViewLogic(service), { id });
  const upload = useScreenActor(prescriptionUploadLogic(service), { prescriptionId: id, parent: view });
  return (
    <PrescriptionDetail actor={view}>
      {({ status }) => (status === 'asked' ? <UploadPanel actor={upload} /> : null)}
    </PrescriptionDetail>
  );
}
