import { runQuery } from '#client/wire/run-query.ts';
import { muteArtistCall } from '#storefront/nouns/follow/operations.ts';

/** Mutes or unmutes a followed artist in the digest. Throws DataServiceError. */
export async function muteArtist(userId: string, id: number, isMuted: boolean): Promise<void> {
  await runQuery(muteArtistCall, { user_id: userId, id, is_muted: isMuted });
}
