import type { ActorRefFrom } from 'xstate';
import type { Signer } from '../../domain/prescriptions/prescription.ts';
import type { prescriptionEditorMachine } from '../../machines/prescriptions/prescription-editor/prescription-editor.machine.ts';
import type { WritingView } from '../../machines/prescriptions/prescription-editor/prescription-editor.view.ts';
import { Button, LinkButton } from '../kit/action/Button.tsx';
import { TextField } from '../kit/field/TextField.tsx';
import { VisuallyHidden } from '../kit/display/VisuallyHidden.tsx';
import * as css from './prescription.css.ts';

interface FoldProps {
  readonly actor: ActorRefFrom<typeof prescriptionEditorMachine>;
  readonly view: WritingView;
}

/** The patient's earlier prescriptions, each of which can be used again. */
export function EarlierFold({ actor, view: { earlier } }: FoldProps) {
  if (earlier.length === 0) return null;
  return (
    <details className={css.fold}>
      <summary className={css.foldHead}>{`Earlier prescriptions (${earlier.length})`}</summary>
      <ul className={css.foldBody}>
        {earlier.map(({ id, title, text }) => (
          <li key={id} className={css.kept}>
            <span>
              {title}
              <br />
              <span className={css.rowNote}>{text}</span>
            </span>
            <span className={css.actions}>
              <Button tone="outline" size="small" onClick={() => actor.send({ type: 'earlier.use', id })}>
                Use again<VisuallyHidden> {title}</VisuallyHidden>
              </Button>
              <LinkButton tone="text" size="small" href={`/dashboard/prescriptions/${id}`}>
                Open<VisuallyHidden> {title}</VisuallyHidden>
              </LinkButton>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What this prescriber has kept to use again. */
export function TemplatesFold({ actor, view: { templates, templateName, isTemplating } }: FoldProps) {
  return (
    <details className={css.fold}>
      <summary className={css.foldHead}>{`Templates (${templates.length})`}</summary>
      <div className={css.foldBody}>
        {templates.map(({ id, name }) => (
          <div key={id} className={css.kept}>
            {name}
            <span className={css.actions}>
              <Button tone="outline" size="small" onClick={() => actor.send({ type: 'template.use', id })}>
                Use<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
              <Button
                tone="text"
                size="small"
                disabled={isTemplating}
                onClick={() => actor.send({ type: 'template.delete', id })}
              >
                Delete<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </span>
          </div>
        ))}
        <TextField
          label="Save this as a template"
          hint="Its name. The patient isn’t part of it"
          maxLength={80}
          value={templateName}
          onValue={(text) => actor.send({ type: 'template.type', text })}
        />
        <div>
          <Button
            tone="outline"
            size="small"
            busy={isTemplating}
            disabled={templateName.trim() === ''}
            onClick={() => actor.send({ type: 'template.save' })}
          >
            Save template
          </Button>
        </div>
      </div>
    </details>
  );
}

const signerLabels: Readonly<Record<keyof Signer, { readonly label: string; readonly hint: string }>> = {
  name: { label: 'Your name', hint: 'As it is printed, such as Dr Meera Nair' },
  qualification: { label: 'Qualification', hint: 'Such as BAMS, MD (Ayurveda)' },
  registration: { label: 'Registration number', hint: 'In the register of your council' },
  council: { label: 'Council', hint: 'That registered you' },
};

/** How the prescriber signs: asked before the first signature, and open to change. */
export function SignerFold({ actor, view: { signsAs, signer, errors } }: FoldProps) {
  const fields = Object.keys(signerLabels) as (keyof Signer)[];
  return (
    <details className={css.fold} open={signsAs === null}>
      <summary className={css.foldHead}>{signsAs === null ? 'How you sign' : `You sign as ${signsAs}`}</summary>
      <div className={`${css.foldBody} ${css.half}`}>
        {fields.map((field) => (
          <TextField
            key={field}
            {...signerLabels[field]}
            maxLength={field === 'registration' ? 60 : 120}
            value={signer[field]}
            error={errors[`signer.${field}`]}
            onValue={(text) => actor.send({ type: 'signer.type', field, text })}
          />
        ))}
      </div>
    </details>
  );
}
