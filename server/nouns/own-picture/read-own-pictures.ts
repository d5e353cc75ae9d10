import type { OwnPicture } from '#contract/rest/design/own-pictures.ts';
import type { OwnPictureState } from '#rules/design/picture/own-picture.ts';
import { type CartOwner, findCart } from '#server/nouns/cart/find-cart.ts';
import { ownPictures } from '#server/nouns/design/own-pictures.ts';
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import type { Shop } from '#server/shop.ts';

/** The given pictures that belong to this shopper. */
export async function readOwnPictures(shop: Shop, owner: CartOwner, ids: readonly number[]): Promise<OwnPicture[]> {
  const { service } = shop.database;
  const cart = 'userId' in owner ? null : await findCart(service, owner);
  if (!('userId' in owner) && cart === null) return [];
  const found = await ownPictures(service, 'userId' in owner ? owner : { cartId: cart?.id ?? '' })
    .select(['id', 'src', 'width', 'height', 'state'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const addressed = findClosedPhotos(shop);
  return found.map(({ src, state, ...picture }) => ({ ...picture, src: addressed(src), state: state as OwnPictureState }));
}
