import { isSame } from '../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { prescriptionEditorMachine } from '../../machines/prescriptions/prescription-editor/prescription-editor.machine.ts';
import {
  prescriptionEditorView,
  type ReasoningView,
} from '../../machines/prescriptions/prescription-editor/prescription-editor.view.ts';
import { useView } from '../shell/app/actors.tsx';
import { Button, LinkButton } from '../kit/action/Button.tsx';
import { Notice } from '../kit/status/Notice.tsx';
import { RetryNotice } from '../kit/status/RetryNotice.tsx';
import { PhoneField } from '../kit/field/PhoneField.tsx';
import { SectionLoading } from '../account/dashboard/SectionLoading.tsx';
import { TextArea } from '../kit/field/TextField.tsx';
import { text } from '../kit/theme/text.css.ts';
import '../kit/theme/letters-staff.css.ts';
import * as css from './prescription.css.ts';
import { PrescriptionSheet } from './PrescriptionSheet.tsx';
import type { ProductChoiceActor } from './ProductsCovered.tsx';

type EditorActor = ActorRefFrom<typeof prescriptionEditorMachine>;

interface PrescriptionEditorProps {
  readonly actor: EditorActor;
  /** Finds the shop's products. */
  readonly choice: ProductChoiceActor;
}

/** Where a prescriber writes, signs or refuses a prescription, or asks the patient for more. */
export function PrescriptionEditor({ actor, choice }: PrescriptionEditorProps) {
  const view = useView(actor, prescriptionEditorView, isSame);
  switch (view.kind) {
    case 'opening':
      return <SectionLoading words="Loading the form" hasHeading />;
    case 'unopened':
      return (
        <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'desk.retry' })}>
          {view.text}
        </RetryNotice>
      );
    case 'identifying':
      return (
        <form
          className={css.signed}
          onSubmit={(event) => {
            event.preventDefault();
            actor.send({ type: 'patient.find' });
          }}
        >
          <PhoneField
            label="Patient’s mobile number"
            hint="Enter the whole number. Every search is logged."
            value={view.phone}
            onValue={(typed) => actor.send({ type: 'phone.type', text: typed })}
            error={view.error}
            disabled={view.isFinding}
          />
          <div className={css.actions}>
            <Button type="submit" busy={view.isFinding}>
              {view.isFinding ? 'Searching…' : 'Find patient'}
            </Button>
          </div>
        </form>
      );
    case 'writing':
      return <PrescriptionSheet actor={actor} view={view} choice={choice} />;
    case 'reasoning':
      return <Reasoning actor={actor} view={view} />;
    case 'done':
      return (
        <Notice
          tone="good"
          action={
            <LinkButton tone="text" size="small" href="/dashboard/prescriptions">
              Back to the list
            </LinkButton>
          }
        >
          Done. We’ve told the patient.
        </Notice>
      );
  }
}

function Reasoning({ actor, view }: { actor: EditorActor; view: ReasoningView }) {
  const isRefusal = view.decision === 'refuse';
  const title = isRefusal ? 'Refuse this prescription' : 'Ask for a new file';
  return (
    <section className={css.signed} aria-label={title}>
      <h2 className={text({ as: 'h4' })}>{title}</h2>
      <TextArea
        label={isRefusal ? 'Why it can’t be approved' : 'What is missing'}
        hint="The patient sees this."
        rows={3}
        maxLength={500}
        value={view.reason}
        onValue={(typed) => actor.send({ type: 'reason.type', text: typed })}
        error={view.error}
      />
      <div className={css.actions}>
        <Button
          tone={isRefusal ? 'danger' : 'solid'}
          busy={view.isBusy}
          onClick={() => actor.send({ type: 'decision.submit' })}
        >
          {isRefusal ? 'Refuse' : 'Ask the patient'}
        </Button>
        <Button tone="text" disabled={view.isBusy} onClick={() => actor.send({ type: 'decision.close' })}>
          Back
        </Button>
      </div>
    </section>
  );
}
