import { authorizedFetch } from '#client/session/session.ts';
import { errorOf } from '#client/wire/api-error.ts';
import { fetchInRole } from './wire.ts';

/** Saves a file of the REST API under the name the server gave it: `await download('/admin/settlement-periods/3/payouts.xlsx')`. Throws ApiError. */
export async function download(path: string): Promise<void> {
  const response = await authorizedFetch(`/api${path}`, { cache: 'no-store' }, fetchInRole);
  if (!response.ok) throw await errorOf(response);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
