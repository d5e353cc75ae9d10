import { runQuery } from '#client/wire/run-query.ts';
import { muteArtistCall } from '#storefront/nouns/follow/operations.ts';

/** Leaves a followed artist out of the digest, or not. Throws DataServiceError. */
export async function muteArtist(userId: string, id: number, isMuted: boolean): Promise<void> {
  await runQuery(muteArtistCall, { user_id: userId, id, is_muted: isMuted });
}
