import type { ContentKindName } from '#contract/rest/admin/content/kinds.ts';

/** Rows that belong to a content item and are written with it, in order. */
interface ContentPart {
  table: string;
  /** The column that refers to the item. */
  owner: string;
  /** The column with the value: a row id, or a URL. */
  value: string;
  /** The column with the accompanying text. */
  text?: string;
}

/** Rows of another table marked by a boolean column. Deleted rows do not count. */
interface MarkedPart {
  table: string;
  mark: string;
}

interface ContentTable {
  table: string;
  /** Rows of this table are soft-deleted; otherwise they are deleted. */
  isMarked: boolean;
  hasCreated: boolean;
  parts?: Readonly<Record<string, ContentPart>>;
  marks?: Readonly<Record<string, MarkedPart>>;
  /** Rows shown through it, by the column that refers to it; while there are any, it cannot be deleted. */
  neededBy?: { table: string; column: string };
}

/** Where each kind of content is stored. */
export const contentTables: Readonly<Record<ContentKindName, ContentTable>> = {
  popups: { table: 'management.popup', isMarked: true, hasCreated: false },
  banners: {
    ...{ table: 'management.banners', isMarked: true, hasCreated: true },
    parts: {
      graphics: { table: 'management.banner_graphics', owner: 'banner_id', value: 'graphic_id' },
      products: { table: 'management.banner_products', owner: 'banner_id', value: 'product_id' },
    },
  },
  plans: {
    ...{ table: 'product.plans', isMarked: true, hasCreated: true },
    parts: {
      graphics: { table: 'product.plan_graphics', owner: 'plan_id', value: 'graphic_id', text: 'add_content' },
      products: { table: 'product.plan_products', owner: 'plan_id', value: 'product_id' },
    },
  },
  notices: { table: 'management.notices', isMarked: true, hasCreated: true },
  faqs: { table: 'management.faqs', isMarked: true, hasCreated: false },
  guides: { table: 'management.custom_guides', isMarked: true, hasCreated: false },
  'detail-templates': { table: 'management.detail_templates', isMarked: false, hasCreated: false },
  'home-templates': { table: 'management.home_templates', isMarked: true, hasCreated: false },
  influencers: {
    ...{ table: 'management.influencers', isMarked: true, hasCreated: false },
    neededBy: { table: 'management.influencer_feeds', column: 'influencer_id' },
  },
  'influencer-posts': {
    ...{ table: 'management.influencer_feeds', isMarked: true, hasCreated: true },
    parts: {
      images: { table: 'management.influencer_feed_images', owner: 'feed_id', value: 'src' },
      products: { table: 'management.influencer_feed_products', owner: 'feed_id', value: 'product_id' },
      designs: { table: 'management.influencer_feed_customs', owner: 'feed_id', value: 'product_custom_id' },
    },
  },
  'shipping-policies': { table: 'product.shipping_policies', isMarked: false, hasCreated: false },
  'shop-rules': {
    ...{ table: 'management.shop_rules', isMarked: false, hasCreated: false },
    marks: { coupon_ids: { table: 'sales.coupons', mark: 'is_sign_up_gift' } },
  },
  'member-grades': { table: 'management.member_grades', isMarked: true, hasCreated: false },
  'search-synonyms': { table: 'management.search_synonyms', isMarked: false, hasCreated: false },
  'shop-info': { table: 'management.shop_info', isMarked: false, hasCreated: false },
};
