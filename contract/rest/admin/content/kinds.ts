import { z } from 'zod';
import { because, type Why } from '#contract/errors/why.ts';
import { faqCategories } from '#contract/graphql/column-values.ts';
import { type ServiceHours, wrongHours } from '#rules/community/service-hours.ts';
import { GRADES_MOST } from '#rules/money/points/grade.ts';
import { parseQuantitySteps } from '#rules/money/quantity-step.ts';
import { unknownFigures } from '#rules/office/live-figures.ts';
import { type NumericShopRule, shopRuleRanges } from '#rules/office/shop-rules.ts';
import { SYNONYMS_MOST, synonymMeanings, synonymWords } from '#rules/search/synonyms.ts';
import { inTranslations } from '#rules/shop/locale.ts';
import { type ContentField, emptyValue, fieldSchema } from './fields.ts';

/** The form of published content: each field by the name of its column, or of its list. */
export type ContentBody = Record<string, unknown>;

interface ContentKind {
  fields: Readonly<Record<string, ContentField>>;
  /** The field with its name. */
  name: string;
  /** The order in lists and in the shop; `owner` sorts by the owner's position, then by the row's own. */
  order: 'position' | 'newest' | 'owner';
  /** Maximum number of items of this kind. */
  most?: number;
  /** There is exactly one. */
  isSingle?: true;
  /** True for content that no page of the shop shows, which has no preview. */
  isUnseen?: true;
  /** Its texts can reference figures of the shop: `{{shipping_fee}}` (rules/office/live-figures.ts). */
  hasFigures?: true;
  /** The field that is inconsistent with the others; null when there is none. */
  wrongField?: (body: ContentBody) => { field: string; why: Why } | null;
}

const endsAfterStart = ({ start_date, end_date }: ContentBody) =>
  typeof start_date === 'string' && typeof end_date === 'string' && Date.parse(end_date) <= Date.parse(start_date)
    ? ({ field: 'end_date', why: 'END' } as const)
    : null;
const name = { is: 'words', max: 60, isNeeded: true } as const;
const title = { is: 'words', max: 120, isNeeded: true } as const;
const place = { is: 'position' } as const;
/** Maximum items in a section of an event or exhibition. */
const sectionMost = 60;
/** The translation fields of a column. */
const translated = (of: string, max: number | 'written', rows?: number) =>
  inTranslations(of, (locale): ContentField => ({ is: 'translation', of, locale, max, ...(rows === undefined ? {} : { rows }) }));

/** A numeric rule of the shop. */
const rule = (name: NumericShopRule, unit: '원' | '일' | '%' | 'P' | '개월' | '개') => {
  const { min, max } = shopRuleRanges[name];
  return { is: 'number', min, max, unit } as const;
};

/** Places and looks of home templates (rules/home/home-template.ts); TOP and IMAGE are first, as the defaults. */
const templatePlaces = ['TOP', 'MIDDLE', 'BOTTOM', 'MAIN'] as const;
const templateLooks = ['IMAGE', 'BANNER', 'STORY', 'EVENT'] as const;

/** All content that is published by a form alone. An entry here gives it a list, a form and endpoints. */
const contentKinds = {
  popups: {
    name: 'title',
    order: 'position',
    hasFigures: true,
    wrongField: endsAfterStart,
    fields: {
      title: { is: 'text', max: 80, isNeeded: true },
      ...translated('title', 80),
      image_src: { is: 'picture', isNeeded: true, ratio: { width: 13, height: 11 } },
      url_path: { is: 'link' },
      start_date: { is: 'moment', isNeeded: true },
      end_date: { is: 'moment', isNeeded: true },
      position: place,
    },
  },
  banners: {
    name: 'title',
    order: 'position',
    hasFigures: true,
    wrongField: (body) =>
      endsAfterStart(body) ??
      ((body.link_name === null) === (body.link_url === '')
        ? null
        : ({ field: body.link_url === '' ? 'link_url' : 'link_name', why: 'MISSING' } as const)),
    fields: {
      title,
      sub_title: { is: 'words', max: 200 },
      image_src: { is: 'picture', isNeeded: true },
      content: { is: 'written' },
      ...translated('content', 'written'),
      link_name: { is: 'words', max: 40 },
      link_url: { is: 'link' },
      graphics: { is: 'rows', of: 'graphics', most: sectionMost },
      products: { is: 'rows', of: 'products', most: sectionMost },
      start_date: { is: 'moment', isNeeded: true },
      end_date: { is: 'moment' },
      state: { is: 'state' },
      position: place,
    },
  },
  plans: {
    name: 'title',
    order: 'position',
    hasFigures: true,
    wrongField: endsAfterStart,
    fields: {
      title,
      image_src: { is: 'picture' },
      content: { is: 'written' },
      ...translated('content', 'written'),
      graphics: { is: 'told-rows', of: 'graphics', most: sectionMost },
      products: { is: 'rows', of: 'products', most: sectionMost },
      start_date: { is: 'moment' },
      end_date: { is: 'moment' },
      state: { is: 'state' },
      position: place,
    },
  },
  notices: {
    name: 'title',
    order: 'newest',
    hasFigures: true,
    fields: { title, content: { is: 'written' }, ...translated('content', 'written'), is_pinned: { is: 'flag' } },
  },
  faqs: {
    name: 'question',
    order: 'position',
    hasFigures: true,
    fields: {
      category: { is: 'choice', options: faqCategories },
      question: { is: 'words', max: 200, isNeeded: true },
      answer: { is: 'words', max: 4_000, isNeeded: true, rows: 6 },
      position: place,
    },
  },
  guides: {
    name: 'title',
    order: 'position',
    hasFigures: true,
    fields: { title, description: { is: 'words', max: 1_000, isNeeded: true, rows: 3 }, image_src: { is: 'picture' }, position: place },
  },
  'detail-templates': {
    name: 'title',
    order: 'position',
    fields: {
      type: { is: 'choice', options: ['BRAND', 'ARTIST', 'GRAPHIC', 'PLAN'] },
      sub_type: { is: 'choice', options: ['PRODUCT', 'GRAPHIC', 'BEST', 'REVIEW', 'ARTIST'] },
      title,
      sub_title: { is: 'words', max: 200 },
      position: place,
    },
  },
  'home-templates': {
    name: 'description',
    order: 'position',
    wrongField: ({ is_custom_url, url }) => (is_custom_url === true && url === '' ? { field: 'url', why: 'MISSING' } : null),
    fields: {
      brand_id: { is: 'row', of: 'brands' },
      src: { is: 'picture', isNeeded: true },
      type: { is: 'choice', options: templatePlaces },
      content_type: { is: 'choice', options: templateLooks },
      description: { is: 'words', max: 300, rows: 2 },
      add_content: { is: 'written' },
      ...translated('add_content', 'written'),
      is_custom_url: { is: 'flag' },
      url: { is: 'link' },
      state: { is: 'state' },
      position: place,
    },
  },
  influencers: {
    name: 'name',
    order: 'position',
    fields: {
      name,
      description: { is: 'words', max: 1_000, rows: 3 },
      image_src: { is: 'picture', ratio: { width: 1, height: 1 } },
      state: { is: 'state' },
      position: place,
    },
  },
  'influencer-posts': {
    name: 'content',
    order: 'owner',
    fields: {
      influencer_id: { is: 'row', of: 'influencers', isNeeded: true },
      image_src: { is: 'picture', isNeeded: true },
      images: { is: 'pictures', most: 9 },
      content: { is: 'text', max: 2_000, rows: 5 },
      ...translated('content', 2_000, 5),
      products: { is: 'rows', of: 'products', most: 12 },
      designs: { is: 'rows', of: 'designs', most: 6 },
      position: place,
    },
  },
  'shipping-policies': {
    name: 'name',
    order: 'newest',
    wrongField: ({ fee_type, free_over, fee, day1, day2 }) => {
      if ((fee_type === 'CONDITIONAL') !== (free_over !== null)) return { field: 'free_over', why: 'FREE_OVER' };
      if (fee_type !== 'FREE' && fee === 0) return { field: 'fee', why: 'FEE' };
      return Number(day2) < Number(day1) ? { field: 'day2', why: 'DAYS' } : null;
    },
    fields: {
      name,
      region: { is: 'choice', options: ['DOMESTIC', 'INTERNATIONAL'] },
      fee_type: { is: 'choice', options: ['FREE', 'CONDITIONAL', 'FEE'] },
      fee: { is: 'number', min: 0, max: 1_000_000, unit: '원' },
      free_over: { is: 'number', min: 1, max: 100_000_000, unit: '원', mayBeNone: true },
      remote_fee: { is: 'number', min: 0, max: 1_000_000, unit: '원' },
      day1: { is: 'number', min: 0, max: 365, unit: '일' },
      day2: { is: 'number', min: 1, max: 365, unit: '일' },
    },
  },
  'shop-rules': {
    name: 'id',
    order: 'newest',
    isSingle: true,
    isUnseen: true,
    wrongField: ({ quantity_steps }) =>
      parseQuantitySteps(String(quantity_steps)) === null ? { field: 'quantity_steps', why: 'QUANTITY_STEPS' } : null,
    fields: {
      points_earn_percent: rule('points_earn_percent', '%'),
      points_min_held: rule('points_min_held', 'P'),
      points_valid_months: rule('points_valid_months', '개월'),
      review_text_points: rule('review_text_points', 'P'),
      review_photo_points: rule('review_photo_points', 'P'),
      descendant_points: rule('descendant_points', 'P'),
      deposit_days: rule('deposit_days', '일'),
      confirm_days: rule('confirm_days', '일'),
      pick_up_fee: rule('pick_up_fee', '원'),
      text_price: rule('text_price', '원'),
      picture_price: rule('picture_price', '원'),
      pay_day: rule('pay_day', '일'),
      low_stock: rule('low_stock', '개'),
      grade_months: rule('grade_months', '개월'),
      quantity_steps: { is: 'text', max: 100 },
      coupon_ids: { is: 'marked-rows', of: 'coupons', most: 100 },
      refused_words: { is: 'text', max: 2000, rows: 3 },
      takes_own_pictures: { is: 'flag' },
    },
  },
  'member-grades': {
    name: 'name',
    order: 'newest',
    isUnseen: true,
    most: GRADES_MOST,
    fields: {
      name: { is: 'words', max: 20, isNeeded: true },
      threshold: { is: 'number', min: 1, max: 100_000_000, unit: '원' },
      bonus_percent: { is: 'number', min: 0, max: 50, unit: '%' },
      coupon_id: { is: 'row', of: 'coupons' },
    },
  },
  'search-synonyms': {
    name: 'words',
    order: 'position',
    isUnseen: true,
    wrongField: ({ words }) => {
      const { length } = synonymWords(String(words));
      return length < 2 || length > SYNONYMS_MOST ? { field: 'words', why: 'SYNONYMS' } : null;
    },
    fields: {
      words: { is: 'text', max: 400, isNeeded: true },
      meaning: { is: 'choice', options: synonymMeanings },
      position: place,
    },
  },
  'shop-info': {
    name: 'company_name',
    order: 'newest',
    isSingle: true,
    // The cast is safe: the schema of each field checks its value.
    wrongField: (body) => wrongHours(body as unknown as ServiceHours),
    fields: {
      company_name: { is: 'text', max: 80, isNeeded: true },
      ...translated('company_name', 80),
      ceo: { is: 'text', max: 40, isNeeded: true },
      ...translated('ceo', 40),
      registration_number: { is: 'text', max: 20, isNeeded: true, form: 'registration' },
      telecommunication_number: { is: 'text', max: 60, isNeeded: true },
      business_type: { is: 'text', max: 60, isNeeded: true },
      business_category: { is: 'text', max: 60, isNeeded: true },
      phone: { is: 'text', max: 20, isNeeded: true, form: 'phone' },
      email: { is: 'text', max: 120, isNeeded: true, form: 'mail' },
      personal_information_admin: { is: 'text', max: 40, isNeeded: true },
      ...translated('personal_information_admin', 40),
      zip_code: { is: 'text', max: 5, isNeeded: true, form: 'zip' },
      address: { is: 'text', max: 120, isNeeded: true },
      detail_address: { is: 'text', max: 120 },
      ...translated('address', 240),
      hosting_provider: { is: 'text', max: 80 },
      escrow_provider: { is: 'text', max: 80 },
      escrow_url: { is: 'link' },
      service_from: { is: 'time' },
      service_until: { is: 'time' },
      lunch_from: { is: 'time', mayBeNone: true },
      lunch_until: { is: 'time', mayBeNone: true },
      service_days: { is: 'weekdays' },
      is_open_on_holidays: { is: 'flag', with: 'time' },
      footer_title: { is: 'text', max: 120 },
      ...translated('footer_title', 120),
      footer_content: { is: 'text', max: 2_000, rows: 3 },
      ...translated('footer_content', 2_000, 3),
      donation: { is: 'number', min: 0, max: 2_000_000_000, unit: '원' },
      banner_autoplay: { is: 'number', min: 0, max: 60_000, unit: 'ms' },
      is_custom_main: { is: 'flag' },
    },
  },
} as const satisfies Record<string, ContentKind>;

export type ContentKindName = keyof typeof contentKinds;
export const contentKindNames = Object.keys(contentKinds) as [ContentKindName, ...ContentKindName[]];

/** The definition of a kind, in the common shape. */
export function kindOf(kind: ContentKindName): ContentKind {
  return contentKinds[kind];
}

/** The schema of a kind with all its fields, for POST and PUT /api/admin/contents/{kind}. */
export function contentSchema(kind: ContentKindName): z.ZodType<ContentBody> {
  const known = schemas[kind] ?? makeSchema(kind);
  schemas[kind] = known;
  return known;
}

const schemas: Partial<Record<ContentKindName, z.ZodType<ContentBody>>> = {};

function makeSchema(kind: ContentKindName): z.ZodType<ContentBody> {
  const { fields, wrongField, hasFigures } = kindOf(kind);
  const shape = Object.fromEntries(Object.entries(fields).map(([field, about]) => [field, fieldSchema(about)]));
  return z.strictObject(shape).superRefine((body, context) => {
    const wrong = wrongField?.(body) ?? null;
    // The form shows the error at the field that must be the later one.
    if (wrong !== null) context.addIssue({ code: 'custom', ...because(wrong.why, wrong.field) });
    for (const [name, value] of hasFigures ? Object.entries(body) : []) {
      const [unknown] = unknownFigures(JSON.stringify(value) ?? '');
      if (unknown !== undefined) context.addIssue({ code: 'custom', path: [name], params: { figure: unknown } });
    }
  });
}

/** The initial form of a new item. */
export function emptyContent(kind: ContentKindName): ContentBody {
  return Object.fromEntries(Object.entries(kindOf(kind).fields).map(([field, about]) => [field, emptyValue(about)]));
}
