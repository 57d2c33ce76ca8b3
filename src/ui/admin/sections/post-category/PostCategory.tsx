import { isSame } from '../../../../domain/kit/is-same.ts';
import type { SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { postCategoryMachine } from '../../../../machines/admin/sections/post-category/post-category.machine.ts';
import {
  postCategoryView,
  type PostCategoryView,
} from '../../../../machines/admin/sections/post-category/post-category.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { PutAway } from '../../command/PutAway.tsx';
import { AlertDialog } from '../../../kit/overlay/AlertDialog.tsx';
import { Button } from '../../../kit/action/Button.tsx';
import { Dialog } from '../../../kit/overlay/Dialog.tsx';
import { Notice } from '../../../kit/status/Notice.tsx';
import { RetryNotice } from '../../../kit/status/RetryNotice.tsx';
import { Select } from '../../../kit/choice/Select.tsx';
import { Skeleton } from '../../../kit/status/Skeleton.tsx';
import { visuallyHidden } from '../../../kit/theme/page.css.ts';
import { TextField } from '../../../kit/field/TextField.tsx';
import * as css from './PostCategory.css.ts';

type PostCategoryActor = ActorRefFrom<typeof postCategoryMachine>;

/** Renames and deletes post categories; collapsed by default. */
export function PostCategory({ actor }: { actor: PostCategoryActor }) {
  const view = useView(actor, postCategoryView, isSame);
  const { rows, isLoading, canRetry, problem, question, naming } = view;
  return (
    <PutAway title="Categories">
      {problem !== null && question === null && naming === null && (
        <RetryNotice onRetry={canRetry ? () => actor.send({ type: 'list.retry' }) : null}>{problem}</RetryNotice>
      )}
      {isLoading && (
        <>
          <output className={visuallyHidden}>Loading the categories</output>
          <Skeleton />
        </>
      )}
      <ul className={css.list} aria-label="Categories">
        {rows.map((row) => (
          <li key={row.id} className={css.row}>
            <Category actor={actor} row={row} />
          </li>
        ))}
      </ul>
      <NameDialog actor={actor} view={view} />
      <AlertDialog
        open={question !== null}
        title={question?.title ?? ''}
        description={question?.text ?? ''}
        confirmLabel={question?.isBusy === true ? 'Deleting...' : 'Delete'}
        danger
        busy={question?.isBusy ?? false}
        onConfirm={() => actor.send({ type: 'removal.confirm' })}
        onCancel={() => actor.send({ type: 'removal.refuse' })}
      >
        {problem !== null && <Notice tone="bad">{problem}</Notice>}
        {question !== null && question.heirs.length > 0 && (
          <Select
            label="Move its posts to"
            value={question.heir}
            options={question.heirs}
            onValue={(id) => actor.send({ type: 'heir.choose', id })}
          />
        )}
      </AlertDialog>
    </PutAway>
  );
}

interface CategoryProps {
  readonly actor: PostCategoryActor;
  readonly row: PostCategoryView['rows'][number];
}

function Category({ actor, row: { id, name, posts, canRemove } }: CategoryProps) {
  return (
    <>
      <span className={css.name}>
        {name}
        <span className={css.posts}>{posts}</span>
      </span>
      <span className={css.steps}>
        <Button
          size="small"
          tone="text"
          aria-label={`Rename ${name}`}
          onClick={() => actor.send({ type: 'category.rename', id })}
        >
          Rename
        </Button>
        {canRemove && (
          <Button
            size="small"
            tone="text"
            aria-label={`Delete ${name}`}
            onClick={() => actor.send({ type: 'category.remove', id })}
          >
            Delete
          </Button>
        )}
      </span>
    </>
  );
}

interface NameDialogProps {
  readonly actor: PostCategoryActor;
  readonly view: PostCategoryView;
}

function NameDialog({ actor, view: { naming, problem } }: NameDialogProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'name.save' });
  };
  return (
    <Dialog
      open={naming !== null}
      onClose={() => actor.send({ type: 'name.leave' })}
      title={naming?.title ?? ''}
      description="Links to this category keep working."
    >
      {naming && (
        <form className={css.form} onSubmit={submit} noValidate>
          {problem !== null && <Notice tone="bad">{problem}</Notice>}
          {naming.names.map(({ language, label, name }) => (
            <TextField
              key={language}
              label={label}
              optional={language !== 'en'}
              maxLength={60}
              autoComplete="off"
              value={name}
              onValue={(text) => actor.send({ type: 'name.type', text, language })}
            />
          ))}
          <div className={css.buttons}>
            <Button tone="outline" onClick={() => actor.send({ type: 'name.leave' })}>
              Back
            </Button>
            <Button type="submit" busy={naming.isSaving} aria-disabled={!naming.canSave}>
              {naming.isSaving ? 'Saving...' : 'Save'}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
