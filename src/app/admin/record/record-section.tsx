import type { SectionProps } from '../../account/dashboard/lazy-section.tsx';
import type { FormDescriptor } from '../kit/list/descriptor.ts';
import { LazyRecordForm } from './lazy-record-form.ts';

/** A section that is the form of one record, without a list: `id` names it. */
export function recordSection(id: string | null, record: FormDescriptor) {
  return function RecordSection({ profile }: Pick<SectionProps, 'profile'>) {
    return <LazyRecordForm record={record} id={id} personId={profile.id} />;
  };
}

/** The forms of a section's records, whose code comes with the first of them: 'new' makes one. */
export function formSection(record: FormDescriptor) {
  return function FormSection({ rest, profile }: SectionProps) {
    return <LazyRecordForm record={record} id={rest === 'new' ? null : rest} personId={profile.id} />;
  };
}
