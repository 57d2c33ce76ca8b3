import type { ReactNode } from 'react';
import { textLink } from '../../kit/theme/page.css.ts';
import * as css from './facts.css.ts';
import { Link } from '../../kit/action/Link.tsx';

export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** What is known of a record and not changed here. */
export function RecordFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt className={css.term}>{label}</dt>
          <dd className={css.fact}>{brokenWell(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An e-mail address that is wider than its place goes on in the next line after its sign, not in the middle of a word. */
function brokenWell(text: string): ReactNode {
  const end = text.indexOf('@') + 1;
  if (end === 0) return text;
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </>
  );
}

export interface FactRow {
  readonly id: string;
  readonly title: string;
  readonly aside?: string;
  readonly note?: string;
  readonly href?: string;
  /** What can be done with it. */
  readonly step?: ReactNode;
}

/** Things that belong to a record, a line each; `empty` where there are none. */
export function RecordFactRows({ rows, empty }: { rows: readonly FactRow[]; empty: string }) {
  if (rows.length === 0) return <p className={css.none}>{empty}</p>;
  return (
    <ul className={css.rows}>
      {rows.map(({ id, title, aside, note, href, step }) => (
        <li key={id} className={css.row}>
          <span className={css.rowTitle}>
            {href === undefined ? (
              title
            ) : (
              <Link className={textLink} href={href}>
                {title}
              </Link>
            )}
          </span>
          {aside !== undefined && <span className={css.rowAside}>{aside}</span>}
          {note !== undefined && note !== '' && <span className={css.rowNote}>{note}</span>}
          {step !== undefined && <span className={css.rowStep}>{step}</span>}
        </li>
      ))}
    </ul>
  );
}
