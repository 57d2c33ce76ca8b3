import * as blogAdminCalls from '../../../../contract/content/blog/blog-admin.calls.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { pickedIds, runEach } from '../../kit/list/bulk.ts';
import { listOf } from '../../kit/list/rows.ts';
import { postList } from './blogs.list.ts';
import { postRow } from './blogs.rows.ts';
import { postPaths } from './post-paths.ts';
import { PostCategories } from './PostCategories.tsx';

/** /dashboard/blogs. */
export const BlogsSection = adminSection({
  list: postList,
  calls: (http) => ({
    list: listOf(
      async (search, signal) => http.send(blogAdminCalls.listAllPosts, { search, signal }),
      'items',
      postRow,
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
