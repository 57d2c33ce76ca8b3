import * as blogAdminCalls from '../../../../contract/content/blog/blog-admin.calls.ts';
import type { PostRow } from '../../../../contract/content/blog/blog-admin.calls.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { pickedIds, runEach } from '../../kit/list/bulk.ts';
import { moment, number, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { postList, stateBadges } from './blogs.list.ts';
import { postPaths } from './post-paths.ts';
import { PostCategories } from './PostCategories.tsx';

/** /dashboard/blogs. */
export const BlogsSection = adminSection({
  list: postList,
  calls: (http) => ({
    list: listOf(
      async (search, signal) => http.send(blogAdminCalls.listAllPosts, { search, signal }),
      'items',
      rowOf,
    ),
    run: async (_command, picking, matching, signal) =>
      runEach(
        await pickedIds(picking, async (page) =>
          http.send(blogAdminCalls.listAllPosts, { search: { ...matching, ...page }, signal }),
        ),
        async (id) => http.send(blogAdminCalls.deletePost, { params: { id }, signal }),
      ),
  }),
  above: (list) => <PostCategories list={list} />,
  forms: { newLabel: 'New post', paths: postPaths },
});

function rowOf({ id, title, state, category, publishAt, minutes, updatedAt }: PostRow) {
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
