import { expect, type Page } from '@playwright/test';
import { sandboxAccounts, signIn } from './sign-in.ts';

export type AdminCall = (method: string, path: string, data?: unknown) => Promise<unknown>;

/** Signs the admin in. Answers the admin's own way to a call, for what a test finds and puts back. */
export async function signInAdmin(page: Page): Promise<AdminCall> {
  const authorization = `Bearer ${await signIn(page, sandboxAccounts.admin)}`;
  return async (method, path, data): Promise<unknown> => {
    const answer = await page.request.fetch(path, { method, headers: { authorization }, data });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? null : answer.json();
  };
}
