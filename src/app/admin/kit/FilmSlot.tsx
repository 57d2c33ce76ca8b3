import { useEffect, useRef } from 'react';
import { maxFilmBytes } from '../../../domain/content/film.ts';
import { imageUploadLogic } from '../../../machines/admin/frame/image-upload/image-upload.actors.ts';
import { campaignCalls } from '../../../services/admin/desk/campaign-calls.ts';
import { blobOf } from '../../../services/prescriptions/chosen-files.ts';
import { useScreenActor } from '../../../ui/shell/app/actors.tsx';
import type { FieldDrawProps } from '../../../ui/admin/record/desk.types.ts';
import { textOf } from '../../../ui/admin/record/field-values.ts';
import { FilmField } from '../../../ui/admin/sections/reel-shelf/FilmField.tsx';
import { useServices } from '../../platform/services.tsx';

/** A field of one film: `{ kind: 'own', draw: (props) => <FilmSlot {...props} /> }`. */
export function FilmSlot({ value, error, onValue }: FieldDrawProps) {
  const { http } = useServices();
  // The form may have been changed since the film was chosen.
  const take = useRef((_path: string) => {});
  useEffect(() => {
    take.current = (path) => onValue(path);
  });
  const actor = useScreenActor(
    imageUploadLogic({
      sendImage: async (file, signal, onPercent) => {
        const form = new FormData();
        form.append('file', blobOf(file));
        return http.send(campaignCalls.sendFilm, { form, signal, onPercent });
      },
    }),
    { parent: { send: ({ path }) => take.current(path) }, mostBytes: maxFilmBytes },
  );
  return <FilmField actor={actor} path={textOf(value)} error={error} onRemove={() => onValue('')} />;
}
