import type { Database } from '#db/open.ts';

/** A valid brand request. */
export const brandRequestBody = {
  brand_name: '느린 도자기',
  contact_name: '김이음',
  email: 'brand@seam.example',
  introduction: '잔과 접시를 하나씩 굽습니다.',
};

/** The body that shares a saved design by its first side. */
export async function shareBodyOf(db: Database['service'], designId: number): Promise<object> {
  const { mockup_group_id } = await db
    .selectFrom('product.product_custom_mockups')
    .select('mockup_group_id')
    .where('product_custom_id', '=', designId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { product_custom_id: designId, mockup_group_id, form: 'SQUARE', view: 'GARMENT', background: '#FFFFFF' };
}
