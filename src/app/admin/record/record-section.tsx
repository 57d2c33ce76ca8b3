import type { SectionSlug } from '../../../domain/shell/page/section.ts';
import type { SectionProps } from '../../account/dashboard/lazy-section.tsx';
import type { RecordDescriptor } from '../kit/descriptor.ts';
import { LazyRecordForm } from './lazy-record-form.ts';

/** A section that is the form of one record, without a list: `id` names it. */
export function recordSection(slug: SectionSlug, id: string | null, record: RecordDescriptor) {
  return function RecordSection({ profile }: Pick<SectionProps, 'profile'>) {
    return <LazyRecordForm slug={slug} record={record} id={id} personId={profile.id} />;
  };
}

/** The forms of a section's records, whose code comes with the first of them: 'new' makes one. */
export function formSection(slug: SectionSlug, record: RecordDescriptor) {
  return function FormSection({ rest, profile }: SectionProps) {
    return <LazyRecordForm slug={slug} record={record} id={rest === 'new' ? null : rest} personId={profile.id} />;
  };
}
