import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { colour, errorCode, id, time, won } from '#contract/rest/values.ts';
import { richText } from '#contract/rich-text.ts';
import {
  type ProductField,
  type ProductValues,
  perField,
  productFieldNames,
  productOwnFields,
} from '#rules/catalogue/product/product-fields.ts';
import { type FactColumn, factColumns, factFields } from '#rules/catalogue/product-facts.ts';
import { sizeMeasures } from '#rules/catalogue/size-table.ts';
import { percentRange } from '#rules/money/price.ts';
import { STOCK_MAX } from '#rules/order/stock.ts';
import { inTranslations } from '#rules/shop/locale.ts';
import { incomingBody } from '../desk.ts';
import { pictureOrNone, pictureSrc, words } from './values.ts';

/** Identifies a part in its product's form: its id, or a temporary key starting with `new` until it is saved. */
const key = z.string().regex(/^([1-9]\d{0,15}|new[\w-]{1,40})$/);
const name = words(60);
const partCode = z
  .string()
  .trim()
  .regex(/^[A-Z0-9_-]{1,20}$/);
const price = won.max(100_000_000);

const frame = z.strictObject({ key, code: partCode, name });
const color = z.strictObject({ key, name, hex: colour });
const side = z.strictObject({ key, code: partCode, name, price });
const option = z.strictObject({
  key,
  frame_key: key.nullable(),
  color_key: key.nullable(),
  size: z.string().trim().max(20),
  price: z
    .int()
    .min(-10_000_000)
    .max(10_000_000)
    .describe('Surcharge in won, of a ready product: the price of a design has no such part (specification 9)'),
  state: z.enum(['ACT', 'STOP']),
  stock: z
    .int()
    .min(0)
    .max(STOCK_MAX)
    .nullable()
    .describe('Of a new option; what is there is changed by PATCH /api/admin/options/{id}/stock'),
});
const promotion = z
  .strictObject({ price, starts_at: time.nullable(), ends_at: time.nullable() })
  .refine(({ starts_at, ends_at }) => starts_at === null || ends_at === null || starts_at < ends_at, because('END', 'ends_at'));
const image = z.strictObject({
  src: pictureSrc,
  color_key: key.nullable().describe('The colour it shows; null, or one that is no longer there, for none in particular'),
});
const told = words(500).nullable();
const facts = z.strictObject({
  kind: z.enum(Object.keys(factFields) as [keyof typeof factFields]),
  ...perField<Record<FactColumn, typeof told>>(factColumns, () => told),
});
const measure = z.strictObject({
  frame_key: key.nullable(),
  size: z.string().trim().min(1).max(20),
  measure: z.enum(sizeMeasures),
  value_mm: z.int().min(1).max(5_000),
});

const isUnique = <Row>(rows: readonly Row[], by: (row: Row) => unknown) => new Set(rows.map(by)).size === rows.length;
const unique = <Row extends z.ZodType>(row: Row, most: number, by: (value: z.output<Row>) => unknown) =>
  z
    .array(row)
    .max(most)
    .refine((rows) => isUnique(rows, by), because('TWICE'));

const whole = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);
const oneOf = ({ options }: { options: object }) => z.enum(Object.keys(options));
/** What a field may hold unless it is empty, by its kind. */
const schemasOf: { [Is in ProductField['is']]: (field: Extract<ProductField, { is: Is }>) => z.ZodType } = {
  words: ({ max }) => words(max),
  code: ({ pattern }) => z.string().trim().regex(pattern),
  row: () => id,
  flag: () => z.boolean(),
  picture: () => pictureOrNone,
  ...{ choice: oneOf, state: oneOf },
  ...{ won: whole, number: whole, position: whole },
};
type OwnSchemas = { [Name in keyof ProductValues]: z.ZodType<ProductValues[Name]> };
const ownSchemas = perField<OwnSchemas>(productFieldNames, (name) => {
  const field: ProductField = productOwnFields[name];
  const held = schemasOf[field.is](field as never);
  const schema = field.first === null ? held.nullable() : held;
  return (field.meaning === undefined ? schema : schema.describe(field.meaning)) as OwnSchemas[keyof OwnSchemas];
});

/** The complete form of a product except stock, for POST /api/admin/products and PUT /api/admin/products/{id}. */
export const productBody = z
  .strictObject({
    ...ownSchemas,
    add_content: richText.nullable().describe('What is written below the product; null leaves the HTML that stands there'),
    ...inTranslations('add_content', () => richText.nullable().describe('The same in another language; empty is read in Korean')),
    promotions: z.array(promotion).max(50),
    images: z.array(image).max(20),
    frames: unique(frame, 10, ({ code }) => code),
    colors: unique(color, 40, (each) => each.name.ko),
    sides: unique(side, 6, ({ code }) => code),
    options: unique(option, 500, ({ frame_key, color_key, size }) => `${frame_key} ${color_key} ${size}`),
    facts: facts.nullable(),
    sizes: z.array(measure).max(500),
  })
  .refine(({ price: asked, promotions }) => promotions.every((each) => each.price <= asked), because('ABOVE_PRICE', 'promotions'))
  .refine(({ price: asked, origin_price }) => asked <= origin_price, because('BELOW_PRICE', 'origin_price'))
  .refine(
    ({ type, options }) => type === 'GENERAL' || options.every(({ frame_key, color_key }) => frame_key !== null && color_key !== null),
    because('PARTS_MISSING', 'options'),
  )
  .refine(({ type, options }) => type === 'GENERAL' || options.every(({ price }) => price === 0), because('NO_SURCHARGE', 'options'))
  .refine(
    ({ frames, colors, options, sizes }) => {
      const known = new Set([...frames, ...colors].map((each) => each.key));
      return [...options.flatMap(({ frame_key, color_key }) => [frame_key, color_key]), ...sizes.map(({ frame_key }) => frame_key)].every(
        (each) => each === null || known.has(each),
      );
    },
    because('PARTS_GONE', 'options'),
  );

/** GET /api/admin/products/{id}: the form, the stock, and what is missing for sale. */
export const productDetail = z.object({
  product: productBody,
  html: z.string().describe('What is written below the product, as it stands'),
  ...inTranslations('html', () => z.string().describe('The same in another language')),
  stock: z.array(z.object({ id, name: z.string(), stock_count: z.int(), state: z.string(), incoming: incomingBody.nullable() })),
  low_stock: z.int().describe('An option with fewer pieces runs low'),
  facts: z.object({ sales_count: z.int(), review_count: z.int(), stock_count: z.int(), created_at: time }),
  missing: z.array(z.string()).describe('Fields that a sale needs: facts.material'),
});

const is_discount = z.boolean().optional().describe('The price before stays struck out; otherwise what is struck out becomes the price');

/** PATCH /api/admin/products: a bulk change. */
export const bulkChangeBody = z.strictObject({
  ids: z.array(id).min(1).max(200),
  change: z.union([
    z.strictObject({ state: ownSchemas.state }),
    z.strictObject({ category_id: id.nullable() }),
    z.strictObject({ price, is_discount }),
    z.strictObject({
      is_discount,
      percent: z
        .int()
        .min(percentRange.min)
        .max(percentRange.max)
        .refine((value) => value !== 0, because('ZERO'))
        .describe('Added to the price, to whole 100 won'),
    }),
  ]),
});
export const bulkResults = z.object({
  results: z.array(
    z.object({ id, code: errorCode.nullable(), field: z.string().nullable().describe('What is missing or wrong, where one is') }),
  ),
});

/** POST /api/admin/products/previews: the current form contents, for the product with this id or a new one. */
export const productPreviewBody = z.object({ id: id.nullable(), body: productBody });

export type ProductPreviewBody = z.infer<typeof productPreviewBody>;
export type ProductBody = z.infer<typeof productBody>;
export type ProductDetail = z.infer<typeof productDetail>;
export type BulkChange = z.infer<typeof bulkChangeBody>;
export type BulkResults = z.infer<typeof bulkResults>;
