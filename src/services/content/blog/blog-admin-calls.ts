import type { Api } from '../../../contract/api.ts';
import type { CallRef } from '../../platform/http/http.ts';

type Used =
  | 'listPostCategories'
  | 'listOwnedCategories'
  | 'createPostCategory'
  | 'updatePostCategory'
  | 'deletePostCategory'
  | 'listAllPosts'
  | 'readPost'
  | 'createPost'
  | 'updatePost'
  | 'deletePost';

/** The admin endpoints of the blog. */
export const blogAdminCalls: { readonly [Name in Used]: CallRef<Api[Name]> } = {
  listPostCategories: { method: 'GET', path: '/v1/blog/categories' },
  listOwnedCategories: { method: 'GET', path: '/v1/admin/blog/categories' },
  createPostCategory: { method: 'POST', path: '/v1/blog/categories' },
  updatePostCategory: { method: 'PUT', path: '/v1/blog/categories/{id}' },
  deletePostCategory: { method: 'DELETE', path: '/v1/blog/categories/{id}' },
  listAllPosts: { method: 'GET', path: '/v1/admin/blog' },
  readPost: { method: 'GET', path: '/v1/admin/blog/{id}' },
  createPost: { method: 'POST', path: '/v1/blog' },
  updatePost: { method: 'PUT', path: '/v1/blog/{id}' },
  deletePost: { method: 'DELETE', path: '/v1/blog/{id}' },
};
