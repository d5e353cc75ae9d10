import { fetchInRole } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { authorizedFetch } from '#client/session/session.ts';
import { errorOf } from '#client/wire/api-error.ts';
import type { MockupArea } from '#rules/design/print-area.ts';
import { mockupTexts as texts } from './mockup-texts.ts';

/** Shows a test print on a photo, rendered by the server like orders. Throws ApiError. */
export async function showProof(src: string, area: MockupArea): Promise<void> {
  const body = JSON.stringify({ src, area });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, cache: 'no-store' as const };
  const response = await authorizedFetch('/api/admin/mockup-proofs', init, fetchInRole);
  if (!response.ok) throw await errorOf(response);
  const url = URL.createObjectURL(await response.blob());
  await dialog.detail({
    title: texts.proofTitle,
    message: texts.proofNote,
    content: <img src={url} alt={texts.proofTitle} className="mt-3 w-full rounded-control" />,
  });
  URL.revokeObjectURL(url);
}
