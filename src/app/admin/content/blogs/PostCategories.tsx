import * as blogAdminCalls from '../../../../contract/content/blog/blog-admin.calls.ts';
import { postCategoryLogic } from '../../../../machines/admin/sections/post-category/post-category.actors.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import type { CollectionActor } from '../../../../ui/admin/list/list-actor.ts';
import { PostCategory } from '../../../../ui/admin/sections/post-category/PostCategory.tsx';
import { useServices } from '../../../platform/services.tsx';
import { atVersion } from '../../kit/list/descriptor.ts';

/** The blog's categories, above its posts. */
export function PostCategories({ list }: { list: CollectionActor }) {
  const { http } = useServices();
  const listCategories = async (signal: AbortSignal) =>
    (await http.send(blogAdminCalls.listOwnedCategories, { signal })).categories;
  const actor = useScreenActor(
    postCategoryLogic({
      listCategories,
      renameCategory: async ({ id, version, slug, position }, { name, others: { hi } }, signal) => {
        // Both names are in view when they are saved, so whoever saves has compared them.
        const body = { slug, position, name, translations: { hi: { name: hi.trim(), checked: ['name'] } } };
        const headers = atVersion(version);
        await http.send(blogAdminCalls.updatePostCategory, { params: { id }, headers, body, signal });
        return listCategories(signal);
      },
      removeCategory: async (id, heir, signal) => {
        const query = heir === null ? {} : { to: heir };
        await http.send(blogAdminCalls.deletePostCategory, { params: { id }, query, signal });
        return listCategories(signal);
      },
    }),
    { parent: { send: () => list.send({ type: 'list.changed' }) } },
  );
  return <PostCategory actor={actor} />;
}
