import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ActorRefFrom } from 'xstate';
import { type Medicine, type PatientSex, patientSexes } from '../../domain/prescriptions/prescription.ts';
import type { prescriptionEditorMachine } from '../../machines/prescriptions/prescription-editor/prescription-editor.machine.ts';
import type {
  MedicineView,
  WritingView,
} from '../../machines/prescriptions/prescription-editor/prescription-editor.view.ts';
import { Button } from '../kit/action/Button.tsx';
import { Select } from '../kit/choice/Select.tsx';
import { FieldNote } from '../kit/field/Field.tsx';
import { TextArea, TextField } from '../kit/field/TextField.tsx';
import { Notice } from '../kit/status/Notice.tsx';
import { text } from '../kit/theme/text.css.ts';
import * as css from './prescription.css.ts';
import { type ProductChoiceActor, ProductsCovered } from './ProductsCovered.tsx';
import { EarlierFold, SignerFold, TemplatesFold } from './Fold.tsx';

type EditorActor = ActorRefFrom<typeof prescriptionEditorMachine>;

interface SheetProps {
  readonly actor: EditorActor;
  readonly view: WritingView;
}

/** What is written and signed: for whom, what, and by whom. */
export function PrescriptionSheet({ actor, view, choice }: SheetProps & { readonly choice: ProductChoiceActor }) {
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
      <FieldNote id="patient" label="Patient" error={view.errors['patientId']} />
      <PatientFields actor={actor} view={view} />
      <EarlierFold actor={actor} view={view} />
      <TemplatesFold actor={actor} view={view} />
      <TextField
        label="Diagnosis"
        optional
        maxLength={300}
        value={view.diagnosis}
        onValue={(typed) => actor.send({ type: 'words.type', field: 'diagnosis', text: typed })}
      />
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
      <ProductsCovered
        choice={choice}
        products={view.products}
        error={view.errors['products']}
        onToggle={(sku) => actor.send({ type: 'product.toggle', sku })}
      />
      <TextArea
        label="Advice"
        optional
        rows={3}
        maxLength={2000}
        value={view.advice}
        onValue={(typed) => actor.send({ type: 'words.type', field: 'advice', text: typed })}
      />
      <Select
        label="Valid for"
        value={String(view.months)}
        options={months}
        onValue={(chosen) => actor.send({ type: 'months.choose', months: Number(chosen) })}
      />
      <SignerFold actor={actor} view={view} />
      {view.problem !== undefined && <Notice tone="bad">{view.problem}</Notice>}
      <Decisions actor={actor} view={view} />
    </section>
  );
}

function Decisions({ actor, view }: SheetProps) {
  const isBusy = view.busy !== null;
  // The form is longer than a screen: what is missing may be far above.
  const sign = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    flushSync(() => actor.send({ type: 'prescription.sign' }));
    currentTarget.closest('section')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <div className={css.actions}>
      <Button busy={view.busy === 'signing'} disabled={view.busy === 'releasing'} onClick={sign}>
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
  );
}

const months = ['1', '2', '3', '4', '5', '6'].map((value) => ({
  value,
  label: value === '1' ? '1 month' : `${value} months`,
}));
const sexLabels: Readonly<Record<PatientSex, string>> = { female: 'Female', male: 'Male', other: 'Other' };
const sexChoices: readonly { value: PatientSex | ''; label: string; disabled?: boolean }[] = [
  { value: '', label: 'Choose', disabled: true },
  ...patientSexes.map((value) => ({ value, label: sexLabels[value] })),
];

/** Who it is for, as it is printed. */
function PatientFields({ actor, view: { patientName, age, sex, errors } }: SheetProps) {
  return (
    <div className={css.patient}>
      <TextField
        label="Patient’s name"
        maxLength={120}
        value={patientName}
        error={errors['patientName']}
        onValue={(typed) => actor.send({ type: 'words.type', field: 'patientName', text: typed })}
      />
      <TextField
        label="Age in years"
        inputMode="numeric"
        maxLength={3}
        value={age}
        error={errors['patientAge']}
        onValue={(typed) => actor.send({ type: 'age.type', text: typed })}
      />
      <Select
        label="Sex"
        value={sex ?? ''}
        options={sexChoices}
        error={errors['patientSex']}
        onValue={(chosen) => {
          if (chosen !== '') actor.send({ type: 'sex.choose', sex: chosen });
        }}
      />
    </div>
  );
}

interface MedicineFieldsProps {
  readonly actor: EditorActor;
  readonly medicine: MedicineView;
  readonly index: number;
}

type MedicineField = readonly [
  field: keyof Medicine,
  texts: {
    readonly label: string;
    readonly maxLength: number;
    readonly placeholder?: string;
    readonly optional?: boolean;
    readonly className?: string;
  },
];

const medicineFields: readonly MedicineField[] = [
  ['name', { label: 'Medicine', maxLength: 120, className: css.wide }],
  ['form', { label: 'Form', maxLength: 60, placeholder: 'Tablet', optional: true }],
  ['duration', { label: 'Duration', maxLength: 80, placeholder: '30 days' }],
  ['dose', { label: 'Dose', maxLength: 120, placeholder: '1 tablet, twice a day' }],
  ['timing', { label: 'Timing', maxLength: 120, placeholder: 'After food', optional: true }],
  ['anupana', { label: 'Anupana', maxLength: 120, placeholder: 'Warm water', optional: true }],
  ['notes', { label: 'How to take it', maxLength: 300, optional: true, className: css.wide }],
];

function MedicineFields({ actor, medicine, index }: MedicineFieldsProps) {
  return (
    <fieldset className={css.medicineFields} aria-label={`Medicine ${index + 1}`}>
      {medicineFields.map(([field, texts]) => (
        <TextField
          key={field}
          {...texts}
          value={medicine[field]}
          error={medicine.errors[field]}
          onValue={(typed) => actor.send({ type: 'medicine.type', index, field, text: typed })}
        />
      ))}
      <div className={css.wide}>
        <Button tone="text" size="small" onClick={() => actor.send({ type: 'medicine.remove', index })}>
          Remove medicine {index + 1}
        </Button>
      </div>
    </fieldset>
  );
}
