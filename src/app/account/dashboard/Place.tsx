import type { ReactNode } from 'react';
import type { SessionProfile } from '../../../machines/account/session/session.machine.ts';
import { sessionView } from '../../../machines/account/session/session.view.ts';
import { openPlaceLogic } from '../../../machines/shell/open-place/open-place.actors.ts';
import type { OpenPlaceInput } from '../../../machines/shell/open-place/open-place.machine.ts';
import type { TellingHttp } from '../../../services/admin/kit/own-writes.ts';
import type { UnsavedHistory } from '../../../services/admin/kit/unsaved.ts';
import { followValue } from '../../../ui/kit/react/watch-value.ts';
import { useScreenActor, useShopActor } from '../../../ui/shell/app/actors.tsx';
import { SectionLoading } from '../../../ui/account/dashboard/SectionLoading.tsx';
import { OpenPlace } from '../../../ui/shell/OpenPlace.tsx';

interface PlaceProps extends OpenPlaceInput {
  readonly http: TellingHttp;
  readonly history: UnsavedHistory;
  readonly sectionOf: (profile: SessionProfile) => ReactNode;
}

/** The open section. Its code loads while the profile is read. */
export function Place({
  reader,
  ...rest
}: Omit<PlaceProps, 'reader'> & { readonly reader: SessionProfile | null }) {
  return reader ? <OnePlace key={`${rest.section}/${rest.rest}`} reader={reader} {...rest} /> : <SectionLoading />;
}

/** Mounted anew for each place, but not for another role: whoever accepts an invitation gets theirs on that page. */
function OnePlace({ section, rest, reader, http, history, sectionOf }: PlaceProps) {
  const session = useShopActor('session');
  const actor = useScreenActor(
    openPlaceLogic({
      watchReader: (listener) =>
        followValue(session, (snapshot) => sessionView(snapshot, new Date()).profile ?? undefined, listener),
      watchUnsaved: history.watchUnsaved,
      watchWrites: (listener) => http.watchWrites(listener),
      askReader: () => session.send({ type: 'session.refresh' }),
    }),
    { section, rest, reader },
  );
  return <OpenPlace actor={actor} sectionOf={sectionOf} />;
}
