/** The screen of a row that shows a picture; null where it has none. */
const screens: Readonly<Record<string, string>> = {};

export function placeOfRow({ table, row_id }: { table: string; row_id: string }): string | null {
  const path = screens[table];
  return path === undefined || row_id === '' ? null : `${path}/${row_id}`;
}
