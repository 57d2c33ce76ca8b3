import { EmptyBottle, ErrorLeaf, IndieDog } from '../../../src/ui/kit/art/drawings.tsx';
import { Button, LinkButton } from '../../../src/ui/kit/action/Button.tsx';
import { Card } from '../../../src/ui/kit/display/Card.tsx';
import { EmptyState } from '../../../src/ui/kit/status/EmptyState.tsx';
import * as icons from '../../../src/ui/kit/icon/icons.tsx';
import { Notice } from '../../../src/ui/kit/status/Notice.tsx';
import { Skeleton } from '../../../src/ui/kit/status/Skeleton.tsx';
import * as css from './page.css.ts';

/** Notices, cards, and the empty, failed and loading states. */
export function NoticeBoard() {
  return (
    <section>
      <h2 className={css.heading}>Notices, cards, empty, error, loading</h2>
      <div className={css.four}>
        <Notice tone="info" title="Paying twice?">
          You are not. We ask the bank again in a minute.
        </Notice>
        <Notice tone="good">Free delivery on this order.</Notice>
        <Notice
          tone="warning"
          action={
            <Button tone="text" size="small">
              Retry
            </Button>
          }
        >
          Not saved yet.
        </Notice>
        <Notice tone="bad">The server did not answer. Your cart is safe on this phone.</Notice>
        <Notice tone="plain" title="Wednesday, 4 November" icon={icons.TruckIcon}>
          Free delivery. Cash on delivery is available at 560066.
        </Notice>
      </div>
      <div className={css.four}>
        <Card>
          <EmptyState
            level={3}
            art={<EmptyBottle />}
            title="Your cart is empty :("
            action={<Button>Explore Products</Button>}
          >
            Four mantras are waiting. Most people start with Sleep.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            level={3}
            art={<ErrorLeaf />}
            title="Some error occured!"
            action={
              <Button>
                <icons.RepeatIcon size={18} />
                Retry
              </Button>
            }
          >
            The server did not answer.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            level={3}
            art={<IndieDog width={150} />}
            title="Nothing buried here."
            action={<LinkButton href="#">Go home</LinkButton>}
          />
        </Card>
        <Card>
          <Skeleton shape="thumb" />
          <br />
          <Skeleton shape="title" />
          <br />
          <Skeleton />
          <br />
          <Skeleton shape="short" />
          <br />
          <Skeleton shape="field" />
        </Card>
      </div>
    </section>
  );
}
