import { isSame } from '../../../domain/kit/is-same.ts';
import type { ComponentType, ReactNode } from 'react';
import { collectionView, type CollectionView } from '../../../machines/admin/frame/collection/collection.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { EmptyBottle, ErrorLeaf } from '../../kit/art/drawings.tsx';
import { AlertDialog } from '../../kit/overlay/AlertDialog.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { BulkBar } from './BulkBar.tsx';
import { ListTable } from './ListTable.tsx';
import type { ListConfig } from '../record/admin.types.ts';
import '../../kit/theme/letters-staff.css.ts';
import * as css from './list.css.ts';
import type { CollectionActor } from './list-actor.ts';
import { ListNotices } from './ListNotices.tsx';
import { ListTabs } from './ListTabs.tsx';
import { ListTools, type PeriodSlotProps } from './ListTools.tsx';

interface ListPageProps {
  readonly actor: CollectionActor;
  readonly config: ListConfig;
  /** The path of the list. */
  readonly href: string;
  readonly hrefOf?: ((id: string) => string) | undefined;
  /** The popover of a date range button. */
  readonly PeriodSlot: ComponentType<PeriodSlotProps>;
  /** Beside the title: at most two buttons. */
  readonly actions?: ReactNode;
  /** Between the title and the list: figures, or a sortable list. */
  readonly children?: ReactNode;
}

/** An admin list, whatever its rows are. */
export function ListPage({ actor, config, href, hrefOf, PeriodSlot, actions, children }: ListPageProps) {
  const view = useView(actor, collectionView, isSame);
  return (
    <>
      <div className={css.head}>
        <h1 className={`${css.title} ${text({ as: 'h2' })}`}>{config.title}</h1>
        {actions}
      </div>
      {children}
      <ListNotices actor={actor} view={view} config={config} />
      <div className={css.card}>
        <ListTabs actor={actor} view={view} config={config} href={href} />
        <ListTools actor={actor} view={view} config={config} PeriodSlot={PeriodSlot} />
        <BulkBar actor={actor} view={view} config={config} />
        <Rows actor={actor} view={view} config={config} hrefOf={hrefOf} />
      </div>
      <Question actor={actor} view={view} config={config} />
    </>
  );
}

interface PartProps {
  readonly actor: CollectionActor;
  readonly view: CollectionView;
  readonly config: ListConfig;
}

function Rows({ hrefOf, ...parts }: PartProps & Pick<ListPageProps, 'hrefOf'>) {
  const { actor, view, config } = parts;
  if (view.stage === 'loading') return <Loading config={config} />;
  if (view.stage === 'failed') {
    return (
      <div className={css.state}>
        <EmptyState
          art={<ErrorLeaf />}
          title={`Couldn’t load the ${config.noun.many}`}
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
      <ListTable {...parts} hrefOf={hrefOf} />
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

function NoRows({ actor, view, config }: PartProps) {
  const isNarrowed = view.search !== '';
  const tab = config.tabs.find(({ search }) => search === view.search);
  const title = tab ? `No ${config.noun.many} under “${tab.label}”` : `No ${config.noun.many} match`;
  return (
    <div className={css.state}>
      <EmptyState
        art={<EmptyBottle />}
        title={isNarrowed ? title : config.empty.title}
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
        {isNarrowed ? (tab ? null : 'Try another word or fewer filters.') : config.empty.text}
      </EmptyState>
    </div>
  );
}

/** The table's skeleton. */
function Loading({ config }: { config: ListConfig }) {
  return (
    <div className={css.region}>
      <output className={visuallyHidden}>Loading {config.noun.many}</output>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className={css.waiting}>
          <Skeleton shape="short" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

function Question({ actor, view: { asked }, config }: PartProps) {
  const command = config.commands.find(({ name }) => name === asked?.command);
  const question = asked && command?.ask?.(asked.count, asked.name, asked.amount, asked.along, asked.hasUnseen);
  return (
    <AlertDialog
      open={Boolean(question)}
      title={question?.title ?? ''}
      description={question?.text ?? ''}
      confirmLabel={command?.label ?? ''}
      cancelLabel="Back"
      danger={command?.danger === true}
      onConfirm={() => actor.send({ type: 'command.confirm' })}
      onCancel={() => actor.send({ type: 'command.cancel' })}
    />
  );
}
