import type { SectionSlug } from '../../../domain/shell/page/section.ts';
import type { SectionProps } from '../../account/dashboard/lazy-section.tsx';
import type { RecordDescriptor } from '../kit/descriptor.ts';
import { deskRecord } from './desk-record-part.ts';

/** A section that is the form of one record, without a list: `id` names it. */
export function deskRecordSection(slug: SectionSlug, id: string | null, record: RecordDescriptor) {
  return function DeskRecordSection({ profile }: Pick<SectionProps, 'profile'>) {
    return deskRecord.render({ slug, record, id, personId: profile.id });
  };
}

/** The forms of a section's records, whose code comes with the first of them: 'new' makes one. */
export function deskFormSection(slug: SectionSlug, record: RecordDescriptor) {
  return function DeskFormSection({ rest, profile }: SectionProps) {
    return deskRecord.render({ slug, record, id: rest === 'new' ? null : rest, personId: profile.id });
  };
}
