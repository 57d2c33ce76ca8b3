import { type ReactNode, useState } from 'react';
import type { PageOf } from '../../domain/shell/page/page.ts';
import { audienceOf, mayOpen } from '../../domain/shell/page/section.ts';
import type { SessionProfile } from '../../machines/account/session/session.machine.ts';
import { LazyBoundary, lazyComponent } from '../kit/react/lazy-component.tsx';

const NotOpen = lazyComponent(() => import('./NotOpen.tsx').then((module) => module.NotOpen));

interface OpenPlaceProps {
  readonly page: PageOf<'dashboard'>;
  readonly reader: SessionProfile;
  readonly sectionOf: (reader: SessionProfile) => ReactNode;
}

/**
 * A section for whoever may open it. Who may no longer, because an owner has changed their role meanwhile, is told; what they
 * had typed stays to be copied, and without it the section is read again with what they may still do (STF-01). Mounted anew
 * for each place, but not for more permissions: whoever accepts an invitation gets them on that page.
 */
export function OpenPlace({ page: { section, rest }, reader, sectionOf }: OpenPlaceProps) {
  const audience = audienceOf(section, rest);
  const isOpen = audience?.includes(reader.role) === true && mayOpen(section, reader, rest);
  const [shown, setShown] = useState<SessionProfile | null>(null);
  const [isTyped, setTyped] = useState(false);
  const [{ permissions: before }] = useState(reader);
  if (isOpen && shown !== reader && !isTyped) setShown(reader);
  const isLost = shown !== null && (!isOpen || shown.role !== reader.role);
  const isKept = isLost && isTyped;
  return (
    <>
      {(isKept || !isOpen) && (
        <LazyBoundary>
          <NotOpen audience={audience} reader={reader} isLost={isLost} isKept={isKept} />
        </LazyBoundary>
      )}
      {shown !== null && (isKept || isOpen) && (
        <div
          key={before.filter((each) => !shown.permissions.includes(each)).join()}
          // What is searched for is no work to be lost.
          onInput={({ target }) => setTyped(isTyped || !('type' in target && target.type === 'search'))}
        >
          {sectionOf(isKept ? shown : reader) ?? (
            <LazyBoundary>
              <NotOpen audience={null} reader={reader} isLost={false} isKept={false} />
            </LazyBoundary>
          )}
        </div>
      )}
    </>
  );
}
