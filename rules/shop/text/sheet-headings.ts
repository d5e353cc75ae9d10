/** Number of rows searched for the headings, which often come after a title and dates. */
const HEADING_WITHIN = 10;
/** A remark in brackets that changes a heading's meaning: 송장번호(반품) is another number, 이름(영어) another name. */
const otherMeaning = /반품|교환|회수|취소|어.$/;

/** The heading row of a table. */
export interface HeadingRow {
  cells: readonly string[];
  /** The index of the first row below. */
  below: number;
}

/**
 * The first heading row among the first ten; else two rows that together are one heading, because merged cells put a heading into
 * either. Null when there is none.
 */
export function headingRow(table: readonly (readonly string[])[], fits: (cells: readonly string[]) => boolean): HeadingRow | null {
  const rows = table.slice(0, HEADING_WITHIN);
  const pairs = rows.slice(1).map((cells, index) => {
    const above = rows[index] ?? [];
    return Array.from({ length: Math.max(cells.length, above.length) }, (_, place) => cells[place]?.trim() || (above[place] ?? ''));
  });
  const found = (heads: readonly (readonly string[])[], height: number) => {
    const top = heads.findIndex(fits);
    return top < 0 ? null : { cells: heads[top] ?? [], below: top + height };
  };
  return found(rows, 1) ?? found(pairs, 2);
}

/** The forms in which a heading is compared, lower case without spaces and signs: with and without remarks, as in 송장번호(필수) or 이름*. */
export function headingWords(cell: string): string[] {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  const bare = cell.replace(/[([（［【<][^)\]）］】>]*[)\]）］】>]/g, (remark) => (otherMeaning.test(remark) ? remark : ' '));
  return [plain(cell), plain(bare), plain(bare).replace(/(필수|선택|required|optional)$/, '')];
}
