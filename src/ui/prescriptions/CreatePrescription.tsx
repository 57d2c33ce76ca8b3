import type { ComponentProps } from 'react';
import { text } from '../kit/theme/text.css.ts';
import * as css from './prescription.css.ts';
import { PrescriptionEditor } from './PrescriptionEditor.tsx';

/** Creates a prescription for a patient, found by phone number. */
export function CreatePrescription(props: ComponentProps<typeof PrescriptionEditor>) {
  return (
    <>
      <h1 className={text({ as: 'h2' })}>Create Prescription</h1>
      <div className={css.stack}>
        <PrescriptionEditor {...props} />
      </div>
    </>
  );
}
