import type { StandInVendor } from './parts.ts';

/** Notifies the shop of a person's action at the provider, in that provider's format; returns the response's status. */
export async function sendProviderEvent(part: StandInVendor, subject: string, kind: string): Promise<number> {
  const { quirks } = part;
  const origin = new URL(part.serverUrl).origin;
  if (quirks.vendor === 'apple') {
    const event = JSON.stringify({ type: kind, sub: subject, event_time: part.clock().getTime() });
    const payload = await part.signing.sign({ sub: subject, events: event }, 'none');
    return post(`${origin}/auth/social/apple/notices`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payload }),
    });
  }
  if (quirks.vendor === 'kakao') {
    return post(`${origin}/auth/social/kakao/unlink`, {
      headers: { authorization: `KakaoAK ${quirks.settings.adminKey ?? ''}` },
      body: new URLSearchParams({ app_id: quirks.settings.appId ?? '', user_id: subject, referrer_type: 'UNLINK_FROM_APPS' }),
    });
  }
  // Google sends no notifications.
  return 204;
}

async function post(url: string, init: RequestInit): Promise<number> {
  return (await fetch(url, { method: 'POST', ...init })).status;
}
