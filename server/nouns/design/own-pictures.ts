import type { Db } from '#server/transaction/transaction.ts';

/** The owner of an own picture: a member or a guest's cart. */
export type PictureOwner = { readonly userId: string } | { readonly cartId: string };

/** The query of an owner's pictures. */
export function ownPictures(db: Db, owner: PictureOwner) {
  const pictures = db.selectFrom('product.own_pictures');
  return 'userId' in owner ? pictures.where('user_id', '=', owner.userId) : pictures.where('cart_id', '=', owner.cartId);
}
