import * as imageCalls from '../../../../contract/catalogue/image.calls.ts';
import { imageUploadLogic } from '../../../../machines/admin/frame/image-upload/image-upload.actors.ts';
import { blobOf } from '../../../../services/prescriptions/chosen-files.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import type { FieldDrawProps } from '../../../../ui/admin/record/admin.types.ts';
import { textsOf } from '../../../../ui/admin/record/field-values.ts';
import { ImagesField } from '../../../../ui/admin/field/ImagesField.tsx';
import { useServices } from '../../../platform/services.tsx';

interface ImageSlotProps extends Omit<FieldDrawProps, 'draft'> {
  readonly label: string;
  readonly max: number;
}

/** A pictures field for any admin record, for use with `own`. */
export function ImageSlot({ label, max, value, source, error, onValue }: ImageSlotProps) {
  const { http } = useServices();
  // Appends to the pictures present when the upload finishes.
  const add = (path: string) => onValue([...textsOf(source.read()).filter((other) => other !== path), path]);
  const actor = useScreenActor(
    imageUploadLogic({
      sendImage: async (file, signal, onPercent) => {
        const form = new FormData();
        form.append('file', blobOf(file));
        return http.send(imageCalls.sendImage, { form, signal, onPercent });
      },
    }),
    { parent: { send: ({ path }) => add(path) } },
  );
  return (
    <ImagesField actor={actor} label={label} max={max} paths={textsOf(value)} error={error} onPaths={onValue} />
  );
}
