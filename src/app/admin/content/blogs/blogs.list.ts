import type { PostState } from '../../../../domain/content/blog/blog.ts';
import { adminList, choiceFilter, translationFilter } from '../../kit/list/admin-list.ts';
import type { Badge } from '../../kit/list/cells.ts';
import { wordsOf } from '../../kit/words.ts';

export const postNoun = { one: 'post', many: 'posts' } as const;

export const stateBadges: Readonly<Record<PostState, Badge>> = {
  draft: { text: 'Draft', tone: 'neutral' },
  scheduled: { text: 'Scheduled', tone: 'info' },
  published: { text: 'Published', tone: 'good' },
};

export const postList = adminList({
  slug: 'blogs',
  title: 'Blogs',
  noun: postNoun,
  search: 'Title, address or summary',
  sort: '-updatedAt',
  columns: {
    title: { title: 'Title', sort: 'title' },
    state: { title: 'Status', onPhone: 'state' },
    category: { title: 'Category', onPhone: 'note' },
    publishAt: { title: 'Publish date', sort: 'publishAt', onPhone: 'aside' },
    minutes: { title: 'Minutes to read', isNumeric: true, isHiddenFirst: true },
    updatedAt: { title: 'Updated', sort: 'updatedAt' },
  },
  filters: { state: choiceFilter('Status', wordsOf(stateBadges)), translation: translationFilter },
  tabs: {
    drafts: { label: 'Drafts', where: { state: 'draft' } },
    scheduled: { label: 'Scheduled', where: { state: 'scheduled' } },
    published: { label: 'Published', where: { state: 'published' } },
  },
  rowCommands: [
    {
      name: 'delete',
      label: 'Delete',
      danger: true,
      place: 'row',
      ask: (_count, name) => ({ title: `Delete ${name}?`, text: 'Links to deleted posts stop working.' }),
      successMessage: () => '1 post deleted',
    },
  ],
  empty: { title: 'No posts yet', text: 'A new post starts as a draft that readers can’t see.' },
  absent: { bulk: 'A post is published by whoever has read it', export: 'Posts are pages, not rows' },
});
