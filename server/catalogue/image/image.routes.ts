import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { sendImage } from '../../../src/contract/catalogue/image.calls.ts';
import { imageFiles, imagePath, imageWidths, isSentImage } from '../../../src/domain/kit/image.ts';
import { optionOf } from '../../../src/domain/catalogue/product/option.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { Cached } from '../../platform/list/cached.ts';
import type { Session } from '../../platform/database/session.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { reached } from '../../platform/file/files.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { standIn } from './stand-in.ts';
import { drawInTurn } from '../../platform/file/picture-limits.ts';

const place = z.object({ file: z.string().check(z.regex(/^[0-9a-f-]{36}(?:-\d{3,4})?\.(?:avif|webp|jpg)$/u)) });
const types: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Cache lifetime in milliseconds; a picture's content never changes under its name. */
const lifetime = 3_600_000;
const maxKept = 200;
const maxLinks = 1000;
const cacheControl = 'public, max-age=31536000, immutable';

/** A product may get another picture at any time. */
const linkLifetime = 60_000;
const linkControl = 'public, max-age=300';
const line = z.object({ line: z.string().check(z.minLength(1), z.maxLength(400)) });

/** The shop's pictures: uploaded by admins, public and cacheable by everyone. */
export function imageRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, files, clock } = context;
  const kept = new Cached<Buffer | null>({ lifetime, max: maxKept });
  const pictures = new Cached<string | null>({ lifetime: linkLifetime, max: maxLinks });

  route(app, context, sendImage, async ({ files: [file], shopper }) => {
    if (!file) throw refusedField('file', 'Choose a file');
    const id = randomUUID();
    const drawn = await drawInTurn(async () => {
      const { redraw } = await import('./redraw.ts');
      return redraw(file.bytes, id);
    });
    const { width, height } = drawn;
    for (const { name, bytes } of drawn.files) await reached(async () => files.store.put(name, bytes));
    const image = { id, path: imagePath(id), width, height };
    const now = clock();
    await database.transaction(async (tx) => {
      await tx.execute(sql`
        INSERT INTO image (id, width, height, sent_at) VALUES (${id}, ${width}, ${height}, ${now})`);
      await recordChange(tx, {
        actorId: shopper.id,
        action: 'sent',
        resource: 'image',
        recordId: id,
        before: null,
        after: image,
        now,
      });
    });
    return image;
  });

  // Orders, carts and drafts keep no picture of what is in them.
  app.get('/image/of/:line', async ({ params }, reply) => {
    const { data } = z.safeParse(line, params);
    if (!data) throw problem('not-found');
    const picture = await pictures.one(data.line, async () => pictureOf(database, data.line));
    void reply.header('cache-control', linkControl);
    return picture === null ? reply.type('image/svg+xml').send(standIn) : reply.redirect(picture);
  });

  app.get('/image/:file', async ({ params }, reply) => {
    const { data } = z.safeParse(place, params);
    const id = data?.file.slice(0, 36) ?? '';
    if (!data || !imageFiles(id).includes(data.file)) throw problem('not-found');
    const bytes = await kept.one(data.file, async () => reached(async () => files.store.get(data.file)));
    if (bytes === null) throw problem('not-found');
    const type = types[data.file.slice(data.file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    return reply
      .headers({ 'cache-control': cacheControl, etag: `"${data.file}"` })
      .type(type)
      .send(bytes);
  });
}

/**
 * The smallest form of the picture that a line's product has in its size and flavour, or of the product; null if it has none
 * or isn't in the shop. The key of the line begins with the product's sku.
 */
async function pictureOf(database: Session, key: string): Promise<string | null> {
  const [sku = '', variant = '', flavour = ''] = key.split('|');
  const product = await database.maybeOne<Pictured>(
    sql`SELECT images, options FROM product WHERE sku = ${sku} AND published`,
  );
  const picture = product && (optionOf(product, { variant, flavour })?.image || product.images[0]);
  if (!picture) return null;
  return isSentImage(picture) ? `${picture.slice(0, -'.jpg'.length)}-${imageWidths[0]}.webp` : picture;
}

interface Pictured {
  readonly images: readonly string[];
  readonly options: readonly { readonly variant: string; readonly flavour: string; readonly image?: string }[];
  readonly [column: string]: unknown;
}
