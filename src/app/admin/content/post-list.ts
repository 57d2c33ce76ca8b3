import { postStates } from '../../../domain/content/blog/blog.ts';
import type { ListConfig } from '../../../ui/admin/record/admin.types.ts';

const stateLabels = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const;

export const postList: ListConfig = {
  title: 'Blogs',
  noun: { one: 'post', many: 'posts' },
  columns: [
    { key: 'title', title: 'Title', sort: 'title' },
    { key: 'state', title: 'Status', onPhone: 'state' },
    { key: 'category', title: 'Category', onPhone: 'note' },
    { key: 'publishAt', title: 'Publish date', sort: 'publishAt', onPhone: 'aside' },
    { key: 'minutes', title: 'Minutes to read', isNumeric: true, isHiddenFirst: true },
    { key: 'updatedAt', title: 'Updated', sort: 'updatedAt' },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'state',
      label: 'Status',
      options: postStates.map((value) => ({ value, label: stateLabels[value] })),
    },
  ],
  tabs: [
    { name: 'all', label: 'All', search: '' },
    { name: 'drafts', label: 'Drafts', search: '?state=draft' },
    { name: 'scheduled', label: 'Scheduled', search: '?state=scheduled' },
    { name: 'published', label: 'Published', search: '?state=published' },
  ],
  commands: [
    {
      name: 'delete',
      label: 'Delete',
      danger: true,
      place: 'row',
      ask: (count, name) => ({
        title: count === 1 ? `Delete ${name}?` : `Delete ${count} posts?`,
        text: 'Links to deleted posts stop working.',
      }),
      successMessage: (count) => (count === 1 ? '1 post deleted' : `${count} posts deleted`),
    },
  ],
  searchHint: 'Title, address or summary',
  usualSort: '-updatedAt',
  empty: { title: 'No posts yet', text: 'A new post starts as a draft that readers can’t see.' },
};

/** Where the form of a post is, below the section. */
export const postPaths = { create: 'create', edit: (id: string) => `edit/${id}` } as const;
