import { renderSrc } from '#contract/pictures/renders.ts';
import type { DesignBody, DesignDetail, SavedDesigns } from '#contract/rest/admin/catalogue/designs.ts';
import { inTranslations } from '#rules/shop/locale.ts';
import { hiddenState, shownState } from '#rules/shop/shown.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Maximum saved designs offered for copying. */
const MOST_SAVED = 60;

/** The form of a shop design; null when there is none with that id. Excludes members' own designs. */
export async function readShopDesign(db: Db, id: number): Promise<DesignBody | null> {
  const row = await db
    .selectFrom('product.product_customs as custom')
    .leftJoin('product.product_templates as template', (join) =>
      join.onRef('template.custom_id', '=', 'custom.id').onRef('template.product_id', '=', 'custom.product_id'),
    )
    .select([
      'custom.name',
      'custom.translations',
      'custom.is_best',
      'custom.position',
      'template.state',
      'template.position as template_position',
    ])
    .where('custom.id', '=', id)
    .where('custom.type', '<>', 'USER')
    .where('custom.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { name, translations, is_best, position, state, template_position } = row;
  return {
    name,
    ...inTranslations('name', (locale) => translations[locale]?.name ?? ''),
    is_best,
    position,
    template: state === null ? 'NONE' : state === shownState ? shownState : hiddenState,
    template_position: template_position ?? 0,
  };
}

/** The data around the form of a design: its product, drawn sides and dates. Throws without a design. */
export async function aroundShopDesign(db: Db, id: number): Promise<Pick<DesignDetail, 'product' | 'sides' | 'created_at'>> {
  const custom = await db
    .selectFrom('product.product_customs as custom')
    .innerJoin('product.products as product', 'product.id', 'custom.product_id')
    .select(['custom.render_key', 'custom.revision', 'custom.created_at', 'product.id as product_id', 'product.name as product_name'])
    .where('custom.id', '=', id)
    .executeTakeFirstOrThrow();
  const sides = await db
    .selectFrom('product.product_custom_mockups as side')
    .innerJoin('product.mockup_groups as group', 'group.id', 'side.mockup_group_id')
    .select(['group.id', 'group.name'])
    .where('side.product_custom_id', '=', id)
    .where('side.deleted_at', 'is', null)
    .orderBy('group.position')
    .orderBy('group.id')
    .execute();
  const { render_key: renderKey, revision, created_at, product_id, product_name } = custom;
  return {
    product: { id: product_id, name: product_name.ko },
    sides: sides.map((side) => ({
      id: side.id,
      name: side.name.ko,
      src: renderSrc({ design: { renderKey, revision }, mockupGroupId: side.id, width: 800, extension: 'webp' }),
    })),
    created_at: created_at.toISOString(),
  };
}

/** A member's saved designs, newest first. */
export async function readSavedDesigns(db: Db, userId: string): Promise<SavedDesigns> {
  const rows = await db
    .selectFrom('product.product_customs as custom')
    .innerJoin('product.products as product', 'product.id', 'custom.product_id')
    .select(['custom.id', 'custom.name', 'custom.render_key', 'custom.revision', 'custom.created_at', 'product.name as product_name'])
    .select((select) =>
      select
        .selectFrom('product.product_custom_mockups as side')
        .select('side.mockup_group_id')
        .whereRef('side.product_custom_id', '=', 'custom.id')
        .where('side.deleted_at', 'is', null)
        .orderBy('side.id')
        .limit(1)
        .as('side'),
    )
    .where('custom.user_id', '=', userId)
    .where('custom.deleted_at', 'is', null)
    .orderBy('custom.created_at', 'desc')
    .limit(MOST_SAVED)
    .execute();
  return {
    designs: rows.map(({ id, name, render_key: renderKey, revision, created_at, product_name, side }) => ({
      ...{ id, name, product: product_name.ko, created_at: created_at.toISOString() },
      src: side === null ? null : renderSrc({ design: { renderKey, revision }, mockupGroupId: side, width: 320, extension: 'webp' }),
    })),
  };
}
