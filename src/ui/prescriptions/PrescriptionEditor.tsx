import { isSame } from '../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { prescriptionEditorMachine } from '../../machines/prescriptions/prescription-editor/prescription-editor.machine.ts';
import {
  type MedicineView,
  prescriptionEditorView,
  type ReasoningView,
  type WritingView,
} from '../../machines/prescriptions/prescription-editor/prescription-editor.view.ts';
import { useView } from '../shell/app/actors.tsx';
import { Button, LinkButton } from '../kit/action/Button.tsx';
import { Checkbox } from '../kit/field/Checkbox.tsx';
import { Notice } from '../kit/status/Notice.tsx';
import { PhoneField } from '../kit/field/PhoneField.tsx';
import { Select } from '../kit/choice/Select.tsx';
import { Skeleton } from '../kit/status/Skeleton.tsx';
import { TextArea, TextField } from '../kit/field/TextField.tsx';
import { text } from '../kit/theme/text.css.ts';
import * as css from './prescription.css.ts';

type EditorActor = ActorRefFrom<typeof prescriptionEditorMachine>;

/** Where a prescriber writes, signs or refuses a prescription, or asks the patient for more. */
export function PrescriptionEditor({ actor }: { actor: EditorActor }) {
  const view = useView(actor, prescriptionEditorView, isSame);
  switch (view.kind) {
    case 'opening':
      return <Skeleton />;
    case 'unopened':
      return (
        <Notice
          tone="warning"
          action={
            <Button tone="text" size="small" onClick={() => actor.send({ type: 'desk.retry' })}>
              Retry
            </Button>
          }
        >
          {view.text}
        </Notice>
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
      return <Writing actor={actor} view={view} />;
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
          Done. The patient is told.
        </Notice>
      );
  }
}

function Writing({ actor, view }: { actor: EditorActor; view: WritingView }) {
  const isBusy = view.busy !== null;
  return (
    <section className={css.signed} aria-label="Prescription">
      <div className={css.head}>
        <h2 className={text({ as: 'h4' })}>For {view.patient}</h2>
        {view.isNew && (
          <Button tone="text" size="small" disabled={isBusy} onClick={() => actor.send({ type: 'patient.change' })}>
            Another patient
          </Button>
        )}
      </div>
      {view.medicines.map((medicine, index) => (
        <MedicineFields key={`medicine-${index + 1}`} actor={actor} medicine={medicine} index={index} />
      ))}
      <div>
        <Button
          tone="outline"
          size="small"
          disabled={isBusy || !view.canAddMedicine}
          onClick={() => actor.send({ type: 'medicine.add' })}
        >
          Add a medicine
        </Button>
      </div>
      <fieldset>
        <legend className={css.legend}>Shop products it covers</legend>
        <div className={css.products}>
          {view.products.map(({ sku, name, isChosen }) => (
            <Checkbox key={sku} checked={isChosen} onChecked={() => actor.send({ type: 'product.toggle', sku })}>
              {name}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <TextArea
        label="Advice"
        optional
        rows={3}
        maxLength={2000}
        value={view.advice}
        onValue={(typed) => actor.send({ type: 'advice.type', text: typed })}
      />
      <Select
        label="Valid for"
        value={String(view.months)}
        options={months}
        onValue={(chosen) => actor.send({ type: 'months.choose', months: Number(chosen) })}
      />
      {view.problem !== undefined && <Notice tone="bad">{view.problem}</Notice>}
      <div className={css.actions}>
        <Button
          busy={view.busy === 'signing'}
          disabled={view.busy === 'releasing'}
          onClick={() => actor.send({ type: 'prescription.sign' })}
        >
          {view.busy === 'signing' ? 'Signing...' : view.isSigned ? 'Sign the change' : 'Sign and send'}
        </Button>
        {!view.isNew && !view.isSigned && (
          <>
            <Button
              tone="outline"
              disabled={isBusy}
              onClick={() => actor.send({ type: 'decision.open', decision: 'ask' })}
            >
              Ask for a new file
            </Button>
            <Button
              tone="outline"
              disabled={isBusy}
              onClick={() => actor.send({ type: 'decision.open', decision: 'refuse' })}
            >
              Refuse
            </Button>
            <Button
              tone="text"
              busy={view.busy === 'releasing'}
              disabled={view.busy === 'signing'}
              onClick={() => actor.send({ type: 'prescription.release' })}
            >
              {view.busy === 'releasing' ? 'Returning…' : 'Return to the list'}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

const months = ['1', '2', '3', '4', '5', '6'].map((value) => ({
  value,
  label: value === '1' ? '1 month' : `${value} months`,
}));

interface MedicineFieldsProps {
  readonly actor: EditorActor;
  readonly medicine: MedicineView;
  readonly index: number;
}

function MedicineFields({ actor, medicine, index }: MedicineFieldsProps) {
  const typed = (field: 'name' | 'dose' | 'duration' | 'notes') => (written: string) =>
    actor.send({ type: 'medicine.type', index, field, text: written });
  const { name, dose, duration, notes, errors } = medicine;
  return (
    <fieldset className={css.medicineFields} aria-label={`Medicine ${index + 1}`}>
      <TextField label="Medicine" maxLength={120} value={name} onValue={typed('name')} error={errors.name} />
      <TextField
        label="Dose"
        maxLength={120}
        placeholder="1 tablet, twice a day"
        value={dose}
        onValue={typed('dose')}
        error={errors.dose}
      />
      <TextField
        label="Duration"
        maxLength={80}
        placeholder="30 days"
        value={duration}
        onValue={typed('duration')}
        error={errors.duration}
      />
      <TextField
        className={css.wide}
        label="How to take it"
        optional
        maxLength={300}
        value={notes}
        onValue={typed('notes')}
      />
      <div className={css.wide}>
        <Button tone="text" size="small" onClick={() => actor.send({ type: 'medicine.remove', index })}>
          Remove medicine {index + 1}
        </Button>
      </div>
    </fieldset>
  );
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
