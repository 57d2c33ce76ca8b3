import { isSame } from '../../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { reelListMachine } from '../../../../machines/admin/sections/reel-list/reel-list.machine.ts';
import {
  reelListView,
  reelOrder,
  type ReelRow,
} from '../../../../machines/admin/sections/reel-list/reel-list.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { SectionLoading } from '../../../account/dashboard/SectionLoading.tsx';
import { EmptyBottle, ErrorLeaf } from '../../../kit/art/drawings.tsx';
import { SortableList } from '../../field/SortableList.tsx';
import * as list from '../../list/list.css.ts';
import { Badge } from '../../../kit/status/Badge.tsx';
import { Button, LinkButton } from '../../../kit/action/Button.tsx';
import { EmptyState } from '../../../kit/status/EmptyState.tsx';
import { text } from '../../../kit/theme/text.css.ts';
import * as css from './ReelList.css.ts';
import { Link } from '../../../kit/action/Link.tsx';

interface ReelListProps {
  readonly actor: ActorRefFrom<typeof reelListMachine>;
  /** 'Reels'. */
  readonly title: string;
  /** The path of the section. */
  readonly href: string;
}

/** All reels of a list in order, each a link to its form. */
export function ReelList({ actor, title, href }: ReelListProps) {
  return (
    <>
      <div className={list.head}>
        <h1 className={`${list.title} ${text({ as: 'h2' })}`}>{title}</h1>
        <LinkButton size="small" href={`${href}/new`}>
          Add a video
        </LinkButton>
      </div>
      <Videos actor={actor} title={title} href={href} />
    </>
  );
}

function Videos({ actor, title, href }: ReelListProps) {
  const { stage, rows } = useView(actor, reelListView, isSame);
  const order = useView(actor, reelOrder);
  if (stage === 'loading') return <SectionLoading words="Loading the videos" hasHeading />;
  if (stage === 'failed') {
    return (
      <EmptyState
        art={<ErrorLeaf />}
        title="Couldn’t load the videos"
        action={<Button onClick={() => actor.send({ type: 'reels.retry' })}>Try again</Button>}
      />
    );
  }
  if (!order) {
    return (
      <div className={`${list.card} ${list.state}`}>
        <EmptyState art={<EmptyBottle />} title="No videos yet">
          Add one with a title and a poster.
        </EmptyState>
      </div>
    );
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (
    <div className={`${list.card} ${css.videos}`}>
      <SortableList actor={order} label={title} renderRow={(id) => <Video row={byId.get(id)} href={href} />} />
    </div>
  );
}

function Video({ row, href }: { row: ReelRow | undefined; href: string }) {
  if (!row) return null;
  return (
    <div className={css.film}>
      <img className={css.poster} src={row.poster} alt="" width={48} height={64} loading="lazy" />
      <div className={css.words}>
        <Link className={css.name} href={`${href}/${row.id}`}>
          {row.title}
        </Link>
        <span className={text({ as: 'small' })}>{row.note}</span>
      </div>
      <span className={css.state}>
        <Badge tone={row.state === 'Published' ? 'good' : 'neutral'}>{row.state}</Badge>
      </span>
    </div>
  );
}
