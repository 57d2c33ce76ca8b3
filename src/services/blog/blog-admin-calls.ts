import type { Api } from '../../contract/api.ts';
import type { CallRef } from '../http/http.ts';

type Used =
  | 'listPostCategories'
  | 'createPostCategory'
  | 'listAllPosts'
  | 'readPost'
  | 'createPost'
  | 'updatePost'
  | 'deletePost';

/** The calls of the journal in the hands of admins. */
export const blogAdminCalls: { readonly [Name in Used]: CallRef<Api[Name]> } = {
  listPostCategories: { method: 'GET', path: '/v1/blog/categories' },
  createPostCategory: { method: 'POST', path: '/v1/blog/categories' },
  listAllPosts: { method: 'GET', path: '/v1/admin/blog' },
  readPost: { method: 'GET', path: '/v1/admin/blog/{id}' },
  createPost: { method: 'POST', path: '/v1/blog' },
  updatePost: { method: 'PUT', path: '/v1/blog/{id}' },
  deletePost: { method: 'DELETE', path: '/v1/blog/{id}' },
};
