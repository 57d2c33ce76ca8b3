import type { SectionProps } from '../../account/dashboard/lazy-section.tsx';
import type { FormDescriptor } from '../kit/list/descriptor.ts';
import { LazyRecordForm } from './lazy-record-form.ts';

/** A section with the form of one record and no list; `id` names it. */
export function recordSection(id: string | null, record: FormDescriptor) {
  return function RecordSection({ profile }: Pick<SectionProps, 'profile'>) {
    return <LazyRecordForm record={record} id={id} personId={profile.id} />;
  };
}

/** The forms of a section's records, loaded with the first one opened; 'new' creates a record. */
export function formSection(record: FormDescriptor) {
  return function FormSection({ rest, profile }: SectionProps) {
    return <LazyRecordForm record={record} id={rest === 'new' ? null : rest} personId={profile.id} />;
  };
}
