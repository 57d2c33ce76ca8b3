import * as staffCalls from '../../../../contract/account/staff/staff-admin.calls.ts';
import { categoryChoiceLogic } from '../../../../machines/admin/frame/category-choice/category-choice.actors.ts';
import { RecordChoice } from '../../../../ui/admin/category-choice/RecordChoice.tsx';
import type { FieldDrawProps } from '../../../../ui/admin/record/admin.types.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import { type Field, type Look, own } from '../../kit/form/fields.ts';
import { useServices } from '../../../platform/services.tsx';

const ownerValue = 'owner';

/** What an admin may do: a role's id, or null for everything. A new record starts with neither. */
export function staffRoleField(look: Look = {}): Field<string | null, string | null> {
  return own(
    'May do',
    {
      blank: '',
      typed: (value) => value ?? ownerValue,
      read: (fields, name) => {
        const chosen = fields.text(name);
        return chosen === ownerValue ? null : chosen;
      },
    },
    (props) => <StaffRoleChoice {...props} />,
    look,
  );
}

function StaffRoleChoice({ value, error, onValue }: FieldDrawProps) {
  const { http } = useServices();
  const actor = useScreenActor(
    categoryChoiceLogic({
      listCategories: async (signal) =>
        (await http.send(staffCalls.listStaffRoles, { query: { limit: '100' }, signal })).items,
      addCategory: async () => {
        throw new Error('Roles are added in their own section');
      },
    }),
    { parent: { send: () => undefined } },
  );
  return (
    <RecordChoice
      actor={actor}
      label="May do"
      none={{ value: ownerValue, label: 'Everything (owner)' }}
      value={textOf(value)}
      error={error}
      onValue={onValue}
    />
  );
}
