import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { expect, type TestFixtures } from '../../../support/test.ts';

/** One of the two lists of videos: they differ in their paths and in where home shows them. */
interface VideoList {
  readonly slug: 'reels' | 'instagram';
  /** The path that lists all of it. */
  readonly list: string;
  /** The path below which each video is. */
  readonly one: string;
  /** Its region on home. */
  readonly region: string;
  /** Whether the page of its product shows a video, too. */
  readonly isOnProduct: boolean;
}

interface RoundTools extends Pick<TestFixtures, 'visitor' | 'mark' | 'putBack' | 'watch'> {
  readonly page: Page;
}

const listed = z.object({ items: z.array(z.object({ id: z.string() })) });
/** So many videos of a list are on home. */
const onHome = 4;
/** Home is told of videos; without that it would believe what it has for ten seconds. */
const soon = { timeout: 6000 };

/** A video goes from a form that is refused to the first place on home, off it, and away (ADM-06). */
export async function videoRound(list: VideoList, { page, visitor, mark, putBack, watch }: RoundTools) {
  watch.expectProblem(/status of 422/u);
  const call = await signInAdmin(page);
  const idsNow = async () => listed.parse(await call('GET', list.list)).items.map(({ id }) => id);
  const home = async () => {
    await visitor.goto('/');
    return visitor.getByRole('region', { name: list.region }).getByRole('heading', { level: 3 }).allTextContents();
  };
  const isOnHome = async () => (await (await visitor.request.get('/')).text()).includes(mark);
  const onProduct = async () => {
    await visitor.goto('/shop/green-mantra');
    return visitor.getByRole('region', { name: list.region }).getByRole('article').allTextContents();
  };
  const [before, usual] = [await idsNow(), await home()];
  const videos = new AdminSection(page, list.slug);
  await videos.open();
  await page.getByRole('link', { name: 'Add a video' }).click();
  const title = page.getByLabel('Title', { exact: true });
  const link = page.getByLabel('Or a link to the video');
  await link.fill('https://example.com/film');
  await videos.refused(title, /fill this in/u);
  await expect(link).toHaveAccessibleDescription('Use an https address at instagram.com or youtube.com');
  await title.fill(`Neem ${mark}`);
  await link.fill('https://www.instagram.com/reel/neem/');
  await page.getByRole('button', { name: 'Product: None' }).click();
  await page.getByRole('searchbox', { name: 'Find a product' }).fill('Green');
  await page.getByRole('button', { name: /^Green Mantra/u }).click();
  const poster = page.getByLabel('Choose a picture');
  await videos.refused(poster, /^Choose a picture$/u);
  const background = { width: 360, height: 640, channels: 3, background: '#4a6' } as const;
  const buffer = await sharp({ create: background }).png().toBuffer();
  await poster.setInputFiles({ name: 'neem.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: 'Number 1' })).toBeVisible();
  const id = await videos.create();
  putBack(async () => ((await idsNow()).includes(id) ? call('DELETE', `${list.one}/${id}`) : null));

  await videos.open();
  const row = page.getByRole('listitem').filter({ hasText: mark });
  await expect(row).toContainText('Draft');
  for (const _ of before) await page.getByRole('button', { name: `Move Neem ${mark} up` }).click();
  await expect.poll(idsNow).toEqual([id, ...before]);
  expect(await axe(page)).toEqual([]);
  await row.getByRole('link').click();
  await title.fill(`Neem at dawn ${mark}`);
  const published = page.getByRole('checkbox', { name: 'Published' });
  await published.check();
  await videos.save();
  await expect.poll(isOnHome, soon).toBe(true);
  expect(await home()).toEqual([`Neem at dawn ${mark}`, ...usual].slice(0, onHome));
  await expect(
    visitor.getByRole('link', { name: `Neem at dawn ${mark}, on another site`, exact: true }),
  ).toHaveAttribute('href', 'https://www.instagram.com/reel/neem/');

  expect(await onProduct()).toEqual(list.isOnProduct ? [`Neem at dawn ${mark}`] : []);
  if (list.isOnProduct) {
    expect(await axe(visitor)).toEqual([]);
    await visitor.goto('/shop');
    await visitor.getByRole('link', { name: 'Green Mantra' }).first().click();
    await expect(visitor.getByRole('article').filter({ hasText: mark })).toBeVisible();
  }

  await published.uncheck();
  await videos.save();
  await expect.poll(isOnHome, soon).toBe(false);
  expect(await home()).toEqual(usual);
  expect(await onProduct()).toEqual([]);
  await published.check();
  await videos.save();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(videos.path);
  await expect(page.getByRole('link', { name: 'Add a video' })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await idsNow()).toEqual(before);
  await expect.poll(isOnHome, soon).toBe(false);
  expect(await home()).toEqual(usual);
}
