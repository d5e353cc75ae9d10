/** The screen of a row that shows an image; null if none. */
const screens: Readonly<Record<string, string>> = {
  ...{ 'management.popup': '/popups', 'management.banners': '/banners', 'product.plans': '/plans', 'management.notices': '/notices' },
  ...{ 'management.custom_guides': '/guides', 'management.home_templates': '/home-templates', 'management.influencers': '/influencers' },
  ...{ 'management.influencer_feeds': '/influencer-posts', 'product.brands': '/brands' },
};

export function placeOfRow({ table, row_id }: { table: string; row_id: string }): string | null {
  const path = screens[table];
  return path === undefined || row_id === '' ? null : `${path}/${row_id}`;
}
