import type { ActorRefFrom } from 'xstate';
import { unbroken } from '../../../../domain/kit/text/unbroken.ts';
import { isSame } from '../../../../domain/kit/is-same.ts';
import type { campaignCalendarMachine } from '../../../../machines/admin/campaign-calendar/campaign-calendar.machine.ts';
import {
  campaignCalendarView,
  type CampaignCalendarView,
} from '../../../../machines/admin/campaign-calendar/campaign-calendar.view.ts';
import { BackLink } from '../../../kit/action/BackLink.tsx';
import { Button } from '../../../kit/action/Button.tsx';
import { Link } from '../../../kit/action/Link.tsx';
import { Notice } from '../../../kit/status/Notice.tsx';
import { text } from '../../../kit/theme/text.css.ts';
import { RetryNotice } from '../../../kit/status/RetryNotice.tsx';
import { useView } from '../../../shell/app/actors.tsx';
import * as css from './CampaignCalendar.css.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A month of campaigns and whatever else has a time: a grid on wide screens, and the same as a list (CMP-01). */
export function CampaignCalendar({ actor }: { actor: ActorRefFrom<typeof campaignCalendarMachine> }) {
  const view = useView(actor, campaignCalendarView, isSame);
  const { title, previous, next, isLoading, failure, collisions, rows } = view;
  const show = (month: string) => actor.send({ type: 'figures.choose', query: { month } });
  return (
    <section className={css.calendar} aria-label="Calendar" aria-busy={isLoading}>
      <div>
        <BackLink href="/dashboard/campaigns">All campaigns</BackLink>
        <div className={css.head}>
          <h1 className={`${text({ as: 'h2' })} ${css.title}`}>{title}</h1>
          <Button tone="outline" size="small" onClick={() => show(previous)}>
            Previous month
          </Button>
          <Button tone="outline" size="small" onClick={() => show(next)}>
            Next month
          </Button>
        </div>
      </div>
      {failure !== null && (
        <RetryNotice onRetry={() => actor.send({ type: 'figures.retry' })}>{failure}</RetryNotice>
      )}
      {collisions.map((words) => (
        <Notice key={words} tone="warning">
          {words}.
        </Notice>
      ))}
      <MonthGrid weeks={view.weeks} title={title} />
      {rows.length === 0 && !isLoading && failure === null && <p>Nothing is planned in {title}.</p>}
      <ul className={css.list} aria-label={`Planned in ${title}`}>
        {rows.map(({ key, name, what, when, href }) => (
          <li key={key} className={css.entry}>
            <Link className={css.link} href={href}>
              {name}
            </Link>
            <p className={css.note}>
              {what}. {unbroken(when)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MonthGrid({ weeks, title }: Pick<CampaignCalendarView, 'weeks' | 'title'>) {
  return (
    <table className={css.grid} aria-label={`Days of ${title}`}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className={css.weekday}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, place) => (
          <tr key={week.find((each) => each !== null)?.day ?? place}>
            {week.map((each, column) => (
              <td key={each?.day ?? column} className={css.day}>
                {each && (
                  <>
                    <time dateTime={each.day}>{each.number}</time>
                    {each.names.map(({ key, name, isOn }) => (
                      <span key={key} className={css.name} data-on={isOn} title={name}>
                        {name}
                      </span>
                    ))}
                    {each.more > 0 && <span>{each.more} more</span>}
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
