import { isSame } from '../../../domain/kit/is-same.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { recordEditorMachine } from '../../../machines/admin/frame/record-editor/record-editor.machine.ts';
import {
  recordEditorView,
  type RecordEditorView,
} from '../../../machines/admin/frame/record-editor/record-editor.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { EmptyBottle, ErrorLeaf } from '../../kit/art/drawings.tsx';
import { AlertDialog } from '../../kit/overlay/AlertDialog.tsx';
import { BackLink } from '../../kit/action/BackLink.tsx';
import { Button, LinkButton } from '../../kit/action/Button.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { ProductsNotice, useRetryWithProducts } from '../picker/known-products.tsx';
import { ContestDialog } from './contest/ContestDialog.tsx';
import type { RecordConfig } from './admin.types.ts';
import { Cards } from './Cards.tsx';
import { focusFirst } from './focus-field.ts';
import '../../kit/theme/letters-staff.css.ts';
import * as css from './record.css.ts';

export type RecordEditorActor = ActorRefFrom<typeof recordEditorMachine>;

interface RecordPageProps {
  readonly actor: RecordEditorActor;
  readonly config: RecordConfig;
  /** Below the fields in the main column, once the record is loaded. */
  readonly children?: ReactNode;
}

interface PartProps {
  readonly actor: RecordEditorActor;
  readonly view: RecordEditorView;
  readonly config: RecordConfig;
}

/** The form of one admin record, whatever it is. */
export function RecordPage({ actor, config, children }: RecordPageProps) {
  const view = useView(actor, recordEditorView, isSame);
  const parts = { actor, view, config };
  if (view.stage === 'opening') return <Opening config={config} />;
  if (view.stage === 'recovering') return <Recovering {...parts} />;
  if (view.stage === 'failed' || view.stage === 'missing') return <Unopened {...parts} />;
  return (
    <>
      <Head {...parts} />
      <Form {...parts}>{children}</Form>
      <Questions {...parts} />
      <ContestDialog actor={actor} view={view} config={config} />
    </>
  );
}

function Head({ actor, view, config }: PartProps) {
  const name = config.nameOf(view.draft);
  return (
    <div className={css.head}>
      <Back config={config} />
      <div className={css.titleRow}>
        <h1 className={`${css.title} ${text({ as: 'h2' })}`}>
          {name || (view.isNew ? `New ${config.noun.one}` : `This ${config.noun.one}`)}
        </h1>
        <span className={css.actions}>
          {config.canDuplicate === true && !view.isNew && view.stage === 'editing' && (
            <Button tone="outline" size="small" onClick={() => actor.send({ type: 'record.duplicate' })}>
              Duplicate
            </Button>
          )}
          {config.removal !== undefined && view.canRemove && (
            <Button tone="outline" size="small" onClick={() => actor.send({ type: 'record.remove' })}>
              Delete
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}

function Form({ actor, view, config, children }: PartProps & { children: ReactNode }) {
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
        <ProductsNotice />
        {view.problem !== null && <Notice tone="bad">{view.problem}</Notice>}
        {view.isKept && <Notice tone="good">Saved.</Notice>}
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          <Cards cards={config.cards.filter(({ isAside = false }) => !isAside)} actor={actor} view={view} />
          {children}
        </div>
        <div className={css.column} {...(config.isAsideFirst === true ? { 'data-first': '' } : {})}>
          <Cards cards={config.cards.filter(({ isAside = false }) => isAside)} actor={actor} view={view} />
        </div>
      </div>
      {(view.isChanged || view.isSaving) && (
        <div className={css.saveBar}>
          {config.saveLabel === undefined && (
            <>
              <span className={css.saveWords}>
                {view.isNew ? 'Not saved yet' : 'Changes aren’t saved yet'}
                {config.drawInBar && <span className={css.inBar}>{config.drawInBar(view.draft)}</span>}
              </span>
              <Button tone="outline" onClick={() => actor.send({ type: 'record.discard' })}>
                Discard
              </Button>
            </>
          )}
          <Button type="submit" busy={view.isSaving}>
            {view.isSaving ? 'Saving...' : (config.saveLabel ?? 'Save')}
          </Button>
        </div>
      )}
    </form>
  );
}

function Questions({ actor, view, config }: PartProps) {
  const name = config.nameOf(view.draft) || `this ${config.noun.one}`;
  const { grave } = view;
  const question = config.grave?.find(({ field, value }) => field === grave?.field && value === grave.value);
  const words = question?.text ?? '';
  return (
    <>
      <AlertDialog
        open={question !== undefined}
        title={question?.title ?? ''}
        description={typeof words === 'string' ? words : words(view.draft)}
        confirmLabel={question?.verb ?? 'Save'}
        cancelLabel="Back"
        onConfirm={() => actor.send({ type: 'save.confirm' })}
        onCancel={() => actor.send({ type: 'save.cancel' })}
      />
      <AlertDialog
        open={view.isAskingRemoval}
        title={`Delete ${name}?`}
        description={config.removal ?? ''}
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

/** Inputs are blocked until the user decides: otherwise one of the two versions would be lost unnoticed. */
function Recovering({ actor, view, config }: PartProps) {
  return (
    <>
      <Head actor={actor} view={view} config={config} />
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

function Opening({ config }: { config: RecordConfig }) {
  return (
    <>
      <output className={visuallyHidden}>Loading the {config.noun.one}</output>
      <div className={css.head}>
        <Back config={config} />
        <div className={text({ as: 'h2' })}>
          <Skeleton shape="title" className={css.titleBar} />
        </div>
      </div>
      <div className={css.columns}>
        <OpeningCards config={config} isAside={false} />
        <OpeningCards config={config} isAside />
      </div>
    </>
  );
}

function OpeningCards({ config, isAside }: { config: RecordConfig; isAside: boolean }) {
  const cards = config.cards.filter((card) => (card.isAside ?? false) === isAside);
  return (
    <div className={css.column} {...(isAside && config.isAsideFirst === true ? { 'data-first': '' } : {})}>
      {cards.map(({ title, language, folded }) => (
        <div key={title} className={css.card}>
          <Skeleton shape="short" />
          {language === undefined && folded === undefined && (
            <>
              <Skeleton />
              <Skeleton />
            </>
          )}
        </div>
      ))}
    </div>
  );
}

function Back({ config: { listHref, noun } }: { config: RecordConfig }) {
  return listHref !== undefined && <BackLink href={listHref}>{`All ${noun.many}`}</BackLink>;
}

function Unopened({ actor, view, config }: PartProps) {
  const retry = useRetryWithProducts(() => actor.send({ type: 'record.retry' }));
  return view.stage === 'missing' ? (
    <EmptyState
      level={1}
      art={<EmptyBottle />}
      title={`We couldn’t find this ${config.noun.one}`}
      action={<LinkButton href={config.listHref ?? '/dashboard'}>All {config.noun.many}</LinkButton>}
    >
      It may have been deleted.
    </EmptyState>
  ) : (
    <>
      <Back config={config} />
      <EmptyState
        level={1}
        art={<ErrorLeaf />}
        title={`Couldn’t load the ${config.noun.one}`}
        action={<Button onClick={retry}>Try again</Button>}
      >
        {view.problem}
      </EmptyState>
    </>
  );
}
