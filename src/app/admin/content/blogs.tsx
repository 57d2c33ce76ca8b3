import type { PostRow } from '../../../contract/content/blog/blog-admin.calls.ts';
import { isCallFailed } from '../../../domain/kit/failure.ts';
import type { Cell, Row } from '../../../machines/admin/frame/collection/collection.types.ts';
import { blogAdminCalls } from '../../../services/content/blog/blog-admin-calls.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import type { ListCalls } from '../kit/descriptor.ts';
import { adminSection } from '../kit/admin-section.tsx';
import { postList, postPaths } from './post-list.ts';
import { PostCategories } from './PostCategories.tsx';

/** The journal in the hands of its writers (ADM-07). */
export const BlogsSection = adminSection({
  slug: 'blogs',
  list: postList,
  listCalls,
  above: (list) => <PostCategories list={list} />,
  forms: { newLabel: 'New post', paths: postPaths },
});

function listCalls(http: Http): ListCalls {
  return {
    list: async (search, signal) => {
      const { total, items } = await http.send(blogAdminCalls.listAllPosts, { search, signal });
      return { total, rows: items.map(rowOf) };
    },
    run: async (_command, picking, _matching, signal) => {
      const ids = picking.kind === 'some' ? [...picking.ids] : [];
      const refused: { id: string; message: string }[] = [];
      for (const id of ids) {
        try {
          await http.send(blogAdminCalls.deletePost, { params: { id }, signal });
        } catch (error) {
          if (!isCallFailed(error)) throw error;
          refused.push({ id, message: error.message });
        }
      }
      return { changed: ids.length - refused.length, refused };
    },
  };
}

function rowOf({ id, title, state, category, publishAt, minutes, updatedAt }: PostRow): Row {
  return {
    id,
    name: title,
    cells: {
      title: { kind: 'text', text: title },
      state: stateCells[state],
      category: { kind: 'text', text: category.name },
      publishAt: { kind: 'moment', at: publishAt },
      minutes: { kind: 'number', value: minutes },
      updatedAt: { kind: 'moment', at: updatedAt },
    },
    commands: ['delete'],
  };
}

const stateCells: Readonly<Record<PostRow['state'], Cell>> = {
  draft: { kind: 'badge', text: 'Draft', tone: 'neutral' },
  scheduled: { kind: 'badge', text: 'Scheduled', tone: 'info' },
  published: { kind: 'badge', text: 'Published', tone: 'good' },
};
