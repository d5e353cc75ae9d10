/** Columns whose text is HTML: fields written as documents, and the words next to a plan's graphics. Every other text is plain. */
export const htmlColumns: ReadonlySet<string> = new Set([
  'management.banners.content',
  'management.home_templates.add_content',
  'management.notices.content',
  'management.terms.content',
  'product.plan_graphics.add_content',
  'product.plans.content',
  'product.products.add_content',
]);
