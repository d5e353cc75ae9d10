import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#client/wire/call-api.ts';
import { runQuery } from '#client/wire/run-query.ts';
import type { Profile } from '#contract/rest/profile.ts';
import type { Share } from '#contract/rest/shares.ts';
import { designToShareQuery } from './operations.ts';
import { shareApi } from './share-calls.ts';
import type { DesignToShare } from './share-draft.ts';

export type Sharing =
  | { state: 'loading' | 'empty' }
  | { state: 'failed'; retry: () => void }
  /** `owner`: the nickname optionally shown on the image. */
  | { state: 'ready'; design: DesignToShare; shares: readonly Share[]; owner: string };

/** The data of the share sheet: the saved design, its active links and its owner's nickname. */
export function useSharing(customId: number): Sharing {
  const [loaded, setLoaded] = useState<Exclude<Sharing, { state: 'failed' }> | 'failed'>({ state: 'loading' });
  const load = useCallback(async () => {
    setLoaded({ state: 'loading' });
    try {
      const [found, shares, { nickname }] = await Promise.all([
        runQuery(designToShareQuery, { id: customId }),
        shareApi.ofDesign(customId),
        callApi<Profile>('GET', '/members/me'),
      ]);
      const design = found.product_product_customs_by_pk;
      const isPrinted = design?.custom_mockups.some((side) => side.layers.length > 0) ?? false;
      setLoaded(design && isPrinted ? { state: 'ready', design, shares, owner: nickname } : { state: 'empty' });
    } catch (error) {
      console.warn(error);
      setLoaded('failed');
    }
  }, [customId]);
  useEffect(() => void load(), [load]);
  return loaded === 'failed' ? { state: 'failed', retry: () => void load() } : loaded;
}
