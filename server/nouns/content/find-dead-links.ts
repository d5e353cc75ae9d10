import { type ContentBody, type ContentKindName, kindOf } from '#contract/rest/admin/content/kinds.ts';
import { deadLinks } from '#server/nouns/page/check-page.ts';

/** Content items with the names of their fields whose link leads nowhere now. */
export async function withDeadLinks<Row extends { body: ContentBody }>(
  database: Parameters<typeof deadLinks>[0],
  kind: ContentKindName,
  rows: readonly Row[],
): Promise<(Row & { dead_links: string[] })[]> {
  const fields = Object.entries(kindOf(kind).fields).flatMap(([name, { is }]) => (is === 'link' ? [name] : []));
  const dead = await deadLinks(
    database,
    rows.flatMap(({ body }) => fields.map((field) => String(body[field]))),
  );
  return rows.map((row) => ({ ...row, dead_links: fields.filter((field) => dead.has(String(row.body[field]))) }));
}
