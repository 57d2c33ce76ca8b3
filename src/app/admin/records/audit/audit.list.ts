import { auditResources } from '../../../../domain/kit/audit.ts';
import { adminList, choiceFilter, periodFilter } from '../../kit/list/admin-list.ts';
import { capitalised } from '../../kit/words.ts';

export const auditList = adminList({
  slug: 'audit',
  title: 'Audit log',
  noun: { one: 'change', many: 'changes' },
  search: 'A word or number in the change',
  sort: '-at',
  columns: {
    what: { title: 'What' },
    at: { title: 'When', sort: 'at', onPhone: 'note' },
    who: { title: 'Who', onPhone: 'aside' },
    changes: { title: 'Before and after', onPhone: 'state' },
    record: { title: 'Record', isHiddenFirst: true },
    reason: { title: 'Reason', isHiddenFirst: true },
  },
  filters: {
    resource: choiceFilter('Kind', Object.fromEntries(auditResources.map((each) => [each, capitalised(each)]))),
    date: periodFilter('Date'),
  },
  empty: { title: 'No changes yet', text: 'Every change by an admin appears here.' },
  absent: { bulk: 'What was done stays as it is' },
});
