import type { SectionProps } from '../account/dashboard/lazy-section.tsx';
import { prescriptionEditorLogic } from '../../machines/prescriptions/prescription-editor/prescription-editor.actors.ts';
import { prescriptionListLogic } from '../../machines/prescriptions/prescription-list/prescription-list.actors.ts';
import { prescriptionViewLogic } from '../../machines/prescriptions/prescription-view/prescription-view.actors.ts';
import { createPrescriptionService } from '../../services/prescriptions/prescription.service.ts';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { LinkButton } from '../../ui/kit/action/Button.tsx';
import { CreatePrescription } from '../../ui/prescriptions/CreatePrescription.tsx';
import { PrescriptionDetail } from '../../ui/prescriptions/PrescriptionDetail.tsx';
import { PrescriptionEditor } from '../../ui/prescriptions/PrescriptionEditor.tsx';
import { PrescriptionList } from '../../ui/prescriptions/PrescriptionList.tsx';
import { onlyChecking, refusalsOf } from './kit/form/record-calls.ts';
import { useProductChoice } from './kit/form/product-choice.tsx';
import { useServices } from '../platform/services.tsx';

const maxMedicines = 20;

interface Parent {
  send(fact: { type: 'prescription.sent' }): void;
}

/** /dashboard/prescriptions for prescribers: the list, and one prescription. */
export function PrescriberSection({ rest, profile }: SectionProps) {
  return rest === '' ? <ReviewQueue /> : <Reviewed id={rest} readerId={profile.id} />;
}

function ReviewQueue() {
  const service = createPrescriptionService(useServices().http);
  const list = useScreenActor(prescriptionListLogic({ fetchPage: service.fetchDetail }), undefined);
  return (
    <PrescriptionList
      actor={list}
      title="Manage Prescriptions"
      isReview
      emptyText="New prescriptions appear here automatically."
      action={
        <LinkButton size="small" href="/dashboard/create-prescription">
          Create Prescription
        </LinkButton>
      }
    />
  );
}

function Reviewed({ id, readerId }: { id: string; readerId: string }) {
  const service = createPrescriptionService(useServices().http);
  const view = useScreenActor(prescriptionViewLogic(service), { id });
  return (
    <PrescriptionDetail actor={view} isDesk>
      {({ status, prescriberId }) => {
        const isOpen = status === 'waiting' || status === 'inReview';
        const isOwn = status === 'approved' && prescriberId === readerId;
        return isOpen || isOwn ? <Editor id={id} parent={view} /> : null;
      }}
    </PrescriptionDetail>
  );
}

function useEditor(id: string | null, parent: Parent) {
  const { http } = useServices();
  const service = createPrescriptionService(http);
  const checking = createPrescriptionService(onlyChecking(http));
  const logic = prescriptionEditorLogic({
    ...service,
    checkDraft: async (draft) => refusalsOf(checking.keepDraft(draft)),
  });
  return useScreenActor(logic, { id, maxMedicines, parent });
}

function Editor({ id, parent }: { id: string; parent: Parent }) {
  return <PrescriptionEditor actor={useEditor(id, parent)} choice={useProductChoice()} />;
}

/** The screen ends with the signature, so there is no parent to notify. */
const nobody: Parent = { send: () => undefined };

/** /dashboard/create-prescription: for a patient found by phone number. */
export function CreateSection() {
  const actor = useEditor(null, nobody);
  return <CreatePrescription actor={actor} choice={useProductChoice()} />;
}
