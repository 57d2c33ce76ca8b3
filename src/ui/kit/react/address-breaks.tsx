import { Fragment, type ReactNode } from 'react';

const mailAddress = /\S+@\S+/u;
const afterSign = /(?<=[@.])(?=\S)/gu;

/** A text in which a long e-mail address wraps after its @ and its dots, not inside a word. Copied, it is the same text. */
export function addressBreaks(text: string): ReactNode {
  if (!mailAddress.test(text)) return text;
  const starts = [0, ...Array.from(text.matchAll(afterSign), ({ index }) => index)];
  return (
    <span translate="no">
      {starts.map((start, place) => (
        <Fragment key={start}>
          {start > 0 && <wbr />}
          {text.slice(start, starts[place + 1])}
        </Fragment>
      ))}
    </span>
  );
}
