import { moment } from '#admin/kit/format.ts';
import { call } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import type { Edit } from '#contract/rest/admin/edits.ts';
import type { PagePlaces } from '#contract/rest/admin/pages.ts';
import type { Reference } from '#rules/home/page/page-problems.ts';
import { hiddenState } from '#rules/shop/shown.ts';

/** Says where on the home page something unpublished by a form or list will now be left out. */
export async function warnOfHomePlaces(of: Reference['type'], ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // It is saved whether or not this request succeeds.
  const found = await call<PagePlaces>('GET', `/admin/pages/main/places?of=${of}&ids=${ids.join(',')}`).catch(() => null);
  if (found === null || found.places.length === 0) return;
  const lines = found.places.map((place) => texts.place(place.name, place.from === null ? null : moment(place.from), place.block));
  await dialog.alert({ title: texts.title, message: [texts.lead, ...new Set(lines)].join('\n') });
}

/** Wraps a form's `onSave` to say where the home page shows an item it just unpublished. */
export function tellingHomePlaces<Values extends { state?: unknown }, Saved>(
  of: Reference['type'] | null,
  id: string,
  save: (edit: Edit<Values>) => Promise<Saved>,
): (edit: Edit<Values>) => Promise<Saved> {
  return async (edit) => {
    const saved = await save(edit);
    const isStopped = edit.mine.state === hiddenState && edit.base.state !== hiddenState;
    if (of !== null && id !== 'new' && isStopped) void warnOfHomePlaces(of, [Number(id)]);
    return saved;
  };
}

const texts = {
  title: '홈 화면에 있어요',
  lead: '쇼핑몰에서는 빼고 보여 줘요. 홈 화면에서 다른 것으로 바꿀 수 있어요.',
  place: (name: string, from: string | null, block: string) =>
    `· ${name}: ${from === null ? '지금 보이는 홈' : `${from}부터 예약된 홈`}${block === '' ? '' : ` ‘${block}’`}`,
} as const;
