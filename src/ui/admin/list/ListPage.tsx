import type { ComponentType, ReactNode } from 'react';
import { collectionView, type CollectionView } from '../../../machines/admin/frame/collection/collection.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { isSameView } from '../../kit/react/same-view.ts';
import { EmptyBottle, ErrorLeaf } from '../../kit/art/drawings.tsx';
import { AlertDialog } from '../../kit/overlay/AlertDialog.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { BulkBar } from './BulkBar.tsx';
import { DeskTable } from './DeskTable.tsx';
import type { ListLook } from '../record/desk.types.ts';
import * as css from './list.css.ts';
import type { CollectionActor } from './list-actor.ts';
import { ListNotices } from './ListNotices.tsx';
import { ListTabs } from './ListTabs.tsx';
import { ListTools, type PeriodSlotProps } from './ListTools.tsx';

interface ListPageProps {
  readonly actor: CollectionActor;
  readonly look: ListLook;
  /** The path of the list. */
  readonly href: string;
  readonly hrefOf?: ((id: string) => string) | undefined;
  /** What opens below the button of a period. */
  readonly PeriodSlot: ComponentType<PeriodSlotProps>;
  /** Beside the title: at most two buttons. */
  readonly actions?: ReactNode;
  /** Between the title and the list: figures, an order to drag. */
  readonly children?: ReactNode;
}

/** A list of the admin's desk, whatever it is of (ADM-01, ADM-02). */
export function ListPage({ actor, look, href, hrefOf, PeriodSlot, actions, children }: ListPageProps) {
  const view = useView(actor, collectionView, isSameView);
  return (
    <>
      <div className={css.head}>
        <h1 className={`${css.title} ${text({ as: 'h2' })}`}>{look.title}</h1>
        {actions}
      </div>
      {children}
      <ListNotices actor={actor} view={view} look={look} />
      <div className={css.card}>
        <ListTabs actor={actor} view={view} look={look} href={href} />
        <ListTools actor={actor} view={view} look={look} PeriodSlot={PeriodSlot} />
        <BulkBar actor={actor} view={view} look={look} />
        <Rows actor={actor} view={view} look={look} hrefOf={hrefOf} />
      </div>
      <Question actor={actor} view={view} look={look} />
    </>
  );
}

interface PartProps {
  readonly actor: CollectionActor;
  readonly view: CollectionView;
  readonly look: ListLook;
}

function Rows({ hrefOf, ...parts }: PartProps & Pick<ListPageProps, 'hrefOf'>) {
  const { actor, view, look } = parts;
  if (view.stage === 'loading') return <Loading look={look} />;
  if (view.stage === 'failed') {
    return (
      <div className={css.state}>
        <EmptyState
          art={<ErrorLeaf />}
          title={`Couldn’t load the ${look.noun.many}`}
          action={<Button onClick={() => actor.send({ type: 'list.retry' })}>Try again</Button>}
        >
          {view.failure}
        </EmptyState>
      </div>
    );
  }
  if (view.rows.length === 0) return <NoRows {...parts} />;
  return (
    <>
      <DeskTable {...parts} hrefOf={hrefOf} />
      <div className={css.foot}>
        <output className={css.range}>{view.range}</output>
        <PageButton actor={actor} page={view.page - 1} isThere={view.hasBefore} label="Previous" />
        <PageButton actor={actor} page={view.page + 1} isThere={view.hasAfter} label="Next" />
      </div>
    </>
  );
}

function PageButton(props: { actor: CollectionActor; page: number; isThere: boolean; label: string }) {
  const { actor, page, isThere, label } = props;
  return (
    <Button
      tone="outline"
      size="small"
      disabled={!isThere}
      onClick={() => actor.send({ type: 'query.change', change: { page } })}
    >
      {label}
    </Button>
  );
}

function NoRows({ actor, view, look }: PartProps) {
  const isNarrowed = view.search !== '';
  return (
    <div className={css.state}>
      <EmptyState
        art={<EmptyBottle />}
        title={isNarrowed ? `No ${look.noun.many} match` : look.empty.title}
        {...(isNarrowed
          ? {
              action: (
                <Button tone="outline" onClick={() => actor.send({ type: 'filter.clear' })}>
                  Show all
                </Button>
              ),
            }
          : {})}
      >
        {isNarrowed ? 'Try another word or fewer filters.' : look.empty.text}
      </EmptyState>
    </div>
  );
}

/** The table to be, in grey. */
function Loading({ look }: { look: ListLook }) {
  return (
    <div className={css.region}>
      <output className={visuallyHidden}>Loading {look.noun.many}</output>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className={css.waiting}>
          <Skeleton shape="short" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

function Question({ actor, view: { asked }, look }: PartProps) {
  const command = look.commands.find(({ name }) => name === asked?.command);
  const question = asked && command?.ask?.(asked.count, asked.name, asked.amount);
  return (
    <AlertDialog
      open={Boolean(question)}
      title={question?.title ?? ''}
      description={question?.text ?? ''}
      confirmLabel={command?.label ?? ''}
      danger={command?.danger === true}
      onConfirm={() => actor.send({ type: 'command.confirm' })}
      onCancel={() => actor.send({ type: 'command.cancel' })}
    />
  );
}
