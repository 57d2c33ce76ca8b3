/** A signed-in shopper of a sandbox, by the API like everybody. */
export async function signedIn(url: string, phone: string): Promise<string> {
  await post(url, '/v1/user/otp/send', { phone });
  const outbox = await fetch(`${url}/v1/sandbox/messages?to=${encodeURIComponent(phone)}`);
  const { messages } = (await outbox.json()) as { messages: { code?: string }[] };
  const { token } = await post<{ token: string }>(url, '/v1/user/otp/verify', { phone, code: messages[0]?.code });
  return token;
}

async function post<Answer>(url: string, path: string, body: unknown): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
