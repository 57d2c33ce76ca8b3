import { blogAdminCalls } from '../../../services/content/blog/blog-admin-calls.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import type { SectionProps } from '../../account/dashboard/lazy-section.tsx';
import type { RecordCalls } from '../kit/descriptor.ts';
import { formSection } from '../record/record-section.tsx';
import { postPaths } from './post-list.ts';
import { postRecord } from './post-config.tsx';
import { draftOfPost, emptyPost, postOfDraft } from './post-record.ts';
import { WithProducts } from '../kit/product-choice.tsx';
import { atVersion, readOrNone, saved } from '../record/saved.ts';

const Form = formSection('blogs', {
  config: postRecord,
  calls: recordCalls,
  empty: () => emptyPost,
  keepsDrafts: true,
  paths: postPaths,
});

/** One post of the journal (ADM-07). */
export function PostForm({ rest, ...props }: SectionProps) {
  return (
    <WithProducts>
      <Form {...props} rest={rest === postPaths.create ? 'new' : rest.replace(/^edit\//u, '')} />
    </WithProducts>
  );
}

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
