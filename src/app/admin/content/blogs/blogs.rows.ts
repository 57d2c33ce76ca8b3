import type { PostRow } from '../../../../contract/content/blog/blog-admin.calls.ts';
import { moment, number, text } from '../../kit/list/cells.ts';
import { stateBadges } from './blogs.list.ts';

/** A post in the list. */
export function postRow({ id, title, state, category, publishAt, minutes, updatedAt }: PostRow) {
  return {
    id,
    name: title,
    cells: {
      title: text(title),
      state: { kind: 'badge', ...stateBadges[state] } as const,
      category: text(category.name),
      publishAt: moment(publishAt),
      minutes: number(minutes),
      updatedAt: moment(updatedAt),
    },
    commands: ['delete'],
  };
}
