import type { Db } from '#server/transaction/transaction.ts';

/** Whose an own picture is: a member's, or of a guest's cart. */
export type PictureOwner = { readonly userId: string } | { readonly cartId: string };

/** The query of the pictures that somebody sent in. */
export function ownPictures(db: Db, owner: PictureOwner) {
  const pictures = db.selectFrom('product.own_pictures');
  return 'userId' in owner ? pictures.where('user_id', '=', owner.userId) : pictures.where('cart_id', '=', owner.cartId);
}
