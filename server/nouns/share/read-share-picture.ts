import type { Kysely } from 'kysely';
import { shareWords } from '#contract/share-words.ts';
import type { DB } from '#db/schema.generated.ts';
import type { ShareView } from '#rules/design/share/share.ts';
import type { ShareWords } from '#rules/design/share/share-picture.ts';
import type { FrozenDesign, FrozenSide } from '#rules/order/frozen-design.ts';
import { localizedName } from '#rules/shop/locale.ts';
import { readFrozenDesign } from '#server/nouns/design/read-design.ts';

import { openShares } from './list-shares.ts';

/** The data that the picture of a share is drawn from. */
export interface ShareToDraw {
  code: string;
  design: FrozenDesign;
  /** The chosen side. */
  side: FrozenSide;
  view: ShareView;
  background: string;
  words: ShareWords;
}

/** An active share by its code, ready to draw; null when there is none. */
export async function readSharePicture(db: Kysely<DB>, code: string): Promise<ShareToDraw | null> {
  const share = await openShares(db)
    .innerJoin('product.product_custom_versions as version', 'version.id', 'share.version_id')
    .select(['share.id', 'share.mockup_group_id', 'share.view', 'share.background', 'share.line', 'share.locale', 'share.is_owner_named'])
    .select(['member.members.nickname', 'version.scene'])
    .where('share.code', '=', code)
    .executeTakeFirst();
  if (share === undefined) return null;
  const design = readFrozenDesign(share.scene);
  const side = design.sides.find(({ mockupGroupId }) => mockupGroupId === share.mockup_group_id) ?? design.sides[0];
  if (side === undefined) return null;
  const { locale } = share;
  const artists = await db
    .selectFrom('product.design_share_artists as credit')
    .innerJoin('product.artists as artist', 'artist.id', 'credit.artist_id')
    .select('artist.name')
    .where('credit.share_id', '=', share.id)
    .orderBy('credit.position')
    .execute();
  const names = artists.map(({ name }) => localizedName(name, locale));
  const owner = share.is_owner_named ? share.nickname : null;
  return {
    code,
    design,
    side,
    view: share.view,
    background: share.background,
    words: { line: share.line, ...shareWords({ artists: names, owner, code }, locale) },
  };
}
