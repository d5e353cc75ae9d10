import { useNavigate } from 'react-router';
import { moment } from '#admin/kit/format.ts';
import { call, callOnce } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
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

interface Saved {
  /** The address of its list; the API has the same below /admin, unless `api` differs. */
  list: string;
  api?: string;
  id: string;
  /** The type of the item if the home page can refer to it; else null. */
  of: Reference['type'] | null;
  /** Kept in the address of a new thing's screen: `?request=3`. */
  search?: string;
}

/** Saves a form: a new thing is created and its screen opened; for one unpublished by the save, warns where the home page shows it. */
export function useSaving<Values extends { state?: unknown }>({ list, api = list, id, of, search = '' }: Saved) {
  const navigate = useNavigate();
  return async (edit: Edit<Values>): Promise<SavedEdit<Values> | undefined> => {
    if (id === 'new') {
      const made = await callOnce<{ id: number }>('POST', `/admin${api}`, edit.mine);
      // After the form has been marked as saved.
      setTimeout(() => void navigate(`${list}/${made.id}${search}`, { replace: true }));
      return undefined;
    }
    const saved = await call<SavedEdit<Values>>('PUT', `/admin${api}/${id}`, { body: edit });
    const isStopped = edit.mine.state === hiddenState && edit.base.state !== hiddenState;
    if (of !== null && isStopped) void warnOfHomePlaces(of, [Number(id)]);
    return saved;
  };
}

const texts = {
  title: '홈 화면에 있어요',
  lead: '쇼핑몰에서는 빼고 보여 줘요. 홈 화면에서 다른 것으로 바꿀 수 있어요.',
  place: (name: string, from: string | null, block: string) =>
    `· ${name}: ${from === null ? '지금 보이는 홈' : `${from}부터 예약된 홈`}${block === '' ? '' : ` ‘${block}’`}`,
} as const;
