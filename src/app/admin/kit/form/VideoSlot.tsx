import * as videoCalls from '../../../../contract/content/video.calls.ts';
import { maxVideoBytes } from '../../../../domain/content/video.ts';
import { imageUploadLogic } from '../../../../machines/admin/frame/image-upload/image-upload.actors.ts';
import { blobOf } from '../../../../services/prescriptions/chosen-files.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import type { FieldDrawProps } from '../../../../ui/admin/record/admin.types.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import { VideoField } from '../../../../ui/admin/sections/reel-list/VideoField.tsx';
import { useServices } from '../../../platform/services.tsx';

/** A field with one video, for use with `own`. */
export function VideoSlot({ value, error, onValue }: FieldDrawProps) {
  const { http } = useServices();
  const actor = useScreenActor(
    imageUploadLogic({
      sendImage: async (file, signal, onPercent) => {
        const form = new FormData();
        form.append('file', blobOf(file));
        return http.send(videoCalls.sendVideo, { form, signal, onPercent });
      },
    }),
    { parent: { send: ({ path }) => onValue(path) }, maxBytes: maxVideoBytes },
  );
  return <VideoField actor={actor} path={textOf(value)} error={error} onRemove={() => onValue('')} />;
}
