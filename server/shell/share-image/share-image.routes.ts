import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isSentImage } from '../../../src/domain/kit/image.ts';
import { type ShareImage, shareImageVersion } from '../../../src/domain/shell/share-image.ts';
import { readPost } from '../../content/blog/blog.queries.ts';
import { Cached } from '../../platform/list/cached.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { reached } from '../../platform/file/files.ts';
import { problem } from '../../platform/http/problem.ts';

const place = z.object({
  kind: z.enum(['product', 'post']),
  file: z.string().check(z.regex(/^[\w-]{1,120}\.jpg$/u)),
});
const asked = z.object({ v: z.optional(z.string()) });

/** Cache lifetime in milliseconds; a version never changes. */
const lifetime = 3_600_000;
const maxKept = 100;

/** Share pictures of products and posts; the shop's default when one can't be drawn. */
export function registerShareImages(app: FastifyInstance, context: ShopContext, clientDir: string): void {
  const { catalogue, database, clock, files, log } = context;
  const kept = new Cached<Buffer>({ lifetime, max: maxKept });

  const shown = async (kind: ShareImage['kind'], name: string): Promise<ShareImage | null> => {
    if (kind === 'post') {
      const post = await readPost(database, name, clock());
      return post && { kind, name, title: post.title, picture: post.cover?.url ?? post.sku };
    }
    const product = await catalogue.product(name);
    return product && { kind, name, title: product.name, picture: product.images.find(isSentImage) ?? null };
  };

  const pictureOf = async ({ picture }: ShareImage): Promise<Buffer | null> => {
    if (picture === null) return null;
    if (isSentImage(picture)) {
      return reached(async () => files.store.get(picture.slice(picture.lastIndexOf('/') + 1)));
    }
    if (!/^[\w-]+$/u.test(picture)) return null;
    const social = await readFile(join(clientDir, 'og', `${picture}.jpg`)).catch(() => null);
    if (social === null) return null;
    const { plateOf } = await import('./draw.ts');
    return plateOf(social);
  };

  const drawn = async (image: ShareImage): Promise<Buffer> => {
    const made = await pictureOf(image)
      .then(async (picture) => {
        // Loaded with the first picture: fonts and drawing are megabytes that a start doesn't need.
        const { drawShareImage } = await import('./draw.ts');
        return drawShareImage({ shopName: context.settings.business.shopName, title: image.title, picture });
      })
      .catch((error: unknown) => {
        log.warn({ err: error, name: image.name }, 'a picture for links could not be drawn');
        return null;
      });
    return made ?? readFile(join(clientDir, 'og/home.jpg'));
  };

  app.get('/share/:kind/:file', async ({ params, query, headers }, reply) => {
    const { data } = z.safeParse(place, params);
    const image = data ? await shown(data.kind, data.file.slice(0, -'.jpg'.length)) : null;
    if (image === null) throw problem('not-found');
    const version = shareImageVersion(image);
    const bytes = await kept.one(`${image.kind} ${image.name} ${version}`, async () => drawn(image));
    const isCurrent = z.safeParse(asked, query).data?.v === version;
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    reply.headers({
      etag,
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    return headers['if-none-match'] === etag ? reply.code(304).send() : reply.type('image/jpeg').send(bytes);
  });
}
