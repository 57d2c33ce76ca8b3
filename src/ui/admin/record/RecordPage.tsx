import { useEffect, useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { recordEditorMachine } from '../../../machines/admin/frame/record-editor/record-editor.machine.ts';
import {
  recordEditorView,
  type RecordEditorView,
} from '../../../machines/admin/frame/record-editor/record-editor.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { isSameView } from '../../kit/react/same-view.ts';
import { EmptyBottle, ErrorLeaf } from '../../kit/art/drawings.tsx';
import { AlertDialog } from '../../kit/overlay/AlertDialog.tsx';
import { BackLink } from '../../kit/action/BackLink.tsx';
import { Button, LinkButton } from '../../kit/action/Button.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { ContestDialog } from './ContestDialog.tsx';
import type { CardLook, RecordLook } from './desk.types.ts';
import { DeskField } from './DeskField.tsx';
import { focusFirst } from './focus-field.ts';
import * as css from './record.css.ts';

export type RecordEditorActor = ActorRefFrom<typeof recordEditorMachine>;

interface RecordPageProps {
  readonly actor: RecordEditorActor;
  readonly look: RecordLook;
  /** Below the fields on the left, once the record is there. */
  readonly children?: ReactNode;
}

interface PartProps {
  readonly actor: RecordEditorActor;
  readonly view: RecordEditorView;
  readonly look: RecordLook;
}

/** The form of one record of the admin's desk, whatever it is of (ADM-01). */
export function RecordPage({ actor, look, children }: RecordPageProps) {
  const view = useView(actor, recordEditorView, isSameView);
  const parts = { actor, view, look };
  if (view.stage === 'opening') return <Opening look={look} />;
  if (view.stage === 'recovering') return <Recovering {...parts} />;
  if (view.stage === 'failed' || view.stage === 'missing') return <Unopened {...parts} />;
  return (
    <>
      <Head {...parts} />
      <Form {...parts}>{children}</Form>
      <Questions {...parts} />
      <ContestDialog actor={actor} view={view} look={look} />
    </>
  );
}

function Head({ actor, view, look }: PartProps) {
  const name = look.nameOf(view.draft);
  return (
    <div className={css.head}>
      {look.listHref !== undefined && <BackLink href={look.listHref}>{`All ${look.noun.many}`}</BackLink>}
      <div className={css.titleRow}>
        <h1 className={`${css.title} ${text({ as: 'h2' })}`}>
          {name || (view.isNew ? `New ${look.noun.one}` : `This ${look.noun.one}`)}
        </h1>
        <span className={css.actions}>
          {look.canDuplicate === true && !view.isNew && view.stage === 'editing' && (
            <Button tone="outline" size="small" onClick={() => actor.send({ type: 'record.duplicate' })}>
              Duplicate
            </Button>
          )}
          {look.removal !== undefined && view.canRemove && (
            <Button tone="outline" size="small" onClick={() => actor.send({ type: 'record.remove' })}>
              Delete
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}

function Form({ actor, view, look, children }: PartProps & { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const { isRefused, errors } = view;
  useEffect(() => {
    if (isRefused) focusFirst(form.current, Object.keys(errors));
  }, [isRefused, errors]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'record.save' });
      }}
    >
      <div className={css.notices}>
        {view.problem !== null && <Notice tone="bad">{view.problem}</Notice>}
        {view.isKept && <Notice tone="good">Saved.</Notice>}
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          <Cards cards={look.cards.filter(({ isAside = false }) => !isAside)} actor={actor} view={view} />
          {children}
        </div>
        <div className={css.column} {...(look.isAsideFirst === true ? { 'data-first': '' } : {})}>
          <Cards cards={look.cards.filter(({ isAside = false }) => isAside)} actor={actor} view={view} />
        </div>
      </div>
      {(view.isChanged || view.isSaving) && (
        <div className={css.saveBar}>
          <span className={css.saveWords}>{view.isNew ? 'Not saved yet' : 'Changes aren’t saved yet'}</span>
          <Button tone="outline" onClick={() => actor.send({ type: 'record.discard' })}>
            Discard
          </Button>
          <Button type="submit" busy={view.isSaving}>
            {view.isSaving ? 'Saving...' : 'Save'}
          </Button>
        </div>
      )}
    </form>
  );
}

interface CardsProps extends Pick<PartProps, 'actor' | 'view'> {
  readonly cards: readonly CardLook[];
}

function Cards({ cards, actor, view: { draft, errors } }: CardsProps) {
  return cards.map(({ title, fields, draw }) => (
    <section key={title} className={css.card} aria-label={title}>
      <h2 className={css.cardTitle}>{title}</h2>
      {fields.length > 0 && (
        <div className={css.fields}>
          {fields
            .filter(({ isShown }) => isShown?.(draft) !== false)
            .map((field) => (
              <div key={field.name} className={field.half === true ? css.half : css.whole}>
                <DeskField
                  field={field}
                  path={field.name}
                  draft={draft}
                  errors={errors}
                  onValue={(value) => actor.send({ type: 'field.change', field: field.name, value })}
                />
              </div>
            ))}
        </div>
      )}
      {draw?.(draft)}
    </section>
  ));
}

function Questions({ actor, view, look }: PartProps) {
  const name = look.nameOf(view.draft) || `this ${look.noun.one}`;
  return (
    <>
      <AlertDialog
        open={view.isAskingRemoval}
        title={`Delete ${name}?`}
        description={look.removal ?? ''}
        confirmLabel="Delete"
        danger
        onConfirm={() => actor.send({ type: 'remove.confirm' })}
        onCancel={() => actor.send({ type: 'remove.cancel' })}
      />
      <AlertDialog
        open={view.isLeaving}
        title="Leave without saving?"
        description="Your changes aren’t saved yet and would be lost."
        confirmLabel="Leave"
        cancelLabel="Stay"
        danger
        onConfirm={() => actor.send({ type: 'leave.confirm' })}
        onCancel={() => actor.send({ type: 'leave.cancel' })}
      />
    </>
  );
}

/** Nothing is typed before it is decided: else the one or the other would be lost unseen. */
function Recovering({ actor, view, look }: PartProps) {
  return (
    <>
      <Head actor={actor} view={view} look={look} />
      <section className={css.card} aria-label="Not saved">
        <h2 className={css.cardTitle}>You have unsaved changes</h2>
        <p>They’re still on this device. Nobody else can see them.</p>
        <div className={css.actions}>
          <Button tone="outline" onClick={() => actor.send({ type: 'draft.drop' })}>
            Discard
          </Button>
          <Button onClick={() => actor.send({ type: 'draft.take' })}>Continue editing</Button>
        </div>
      </section>
    </>
  );
}

function Opening({ look }: { look: RecordLook }) {
  return (
    <div className={css.column}>
      <output className={visuallyHidden}>Loading the {look.noun.one}</output>
      <Skeleton shape="title" />
      {look.cards.map(({ title }) => (
        <div key={title} className={css.card}>
          <Skeleton shape="short" />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

function Unopened({ actor, view, look }: PartProps) {
  return view.stage === 'missing' ? (
    <EmptyState
      level={1}
      art={<EmptyBottle />}
      title={`We couldn’t find this ${look.noun.one}`}
      action={<LinkButton href={look.listHref ?? '/dashboard'}>All {look.noun.many}</LinkButton>}
    >
      It may have been deleted.
    </EmptyState>
  ) : (
    <EmptyState
      level={1}
      art={<ErrorLeaf />}
      title={`Couldn’t load the ${look.noun.one}`}
      action={<Button onClick={() => actor.send({ type: 'record.retry' })}>Try again</Button>}
    >
      {view.problem}
    </EmptyState>
  );
}
