import type { PostRow } from '../../../contract/blog/blog-admin.calls.ts';
import { CallFailed } from '../../../domain/failure/failure.ts';
import type { Cell, Row } from '../../../machines/collection/collection.types.ts';
import { blogAdminCalls } from '../../../services/blog/blog-admin-calls.ts';
import type { Http } from '../../../services/http/http.ts';
import type { SectionProps } from '../lazy-section.tsx';
import type { ListCalls, RecordCalls } from './descriptor.ts';
import { deskSection } from './desk-section.tsx';
import { PostCategories } from './PostCategories.tsx';
import { postList, postRecord } from './post-look.tsx';
import { draftOfPost, emptyPost, postOfDraft } from './post-record.ts';
import { WithShelf } from './product-shelf.tsx';
import { atVersion, readOrNone, saved } from './saved.ts';

const Section = deskSection({
  slug: 'blogs',
  list: postList,
  listCalls,
  above: (list) => <PostCategories list={list} />,
  record: {
    look: postRecord,
    calls: recordCalls,
    empty: () => emptyPost,
    newLabel: 'New post',
    keepsDrafts: true,
    paths: { create: 'create', edit: (id) => `edit/${id}` },
  },
});

/** The journal in the hands of its writers (ADM-07). */
export function BlogsSection({ rest, ...props }: SectionProps) {
  const section = <Section {...props} rest={rest === 'create' ? 'new' : rest.replace(/^edit\//u, '')} />;
  return rest === '' ? section : <WithShelf>{section}</WithShelf>;
}

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
          if (!(error instanceof CallFailed)) throw error;
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

function recordCalls(http: Http): RecordCalls {
  const read = async (id: string, signal: AbortSignal) =>
    readOrNone(async () => draftOfPost(await http.send(blogAdminCalls.readPost, { params: { id }, signal })));
  return {
    load: read,
    save: async ({ id, version, draft }, signal) => {
      const body = postOfDraft(draft);
      if (id === null) {
        return { kind: 'kept', record: draftOfPost(await http.send(blogAdminCalls.createPost, { body, signal })) };
      }
      return saved(
        async () =>
          draftOfPost(
            await http.send(blogAdminCalls.updatePost, {
              params: { id },
              body,
              headers: atVersion(version),
              signal,
            }),
          ),
        async () => read(id, signal),
      );
    },
    remove: async (id, signal) => {
      await http.send(blogAdminCalls.deletePost, { params: { id }, signal });
    },
  };
}
