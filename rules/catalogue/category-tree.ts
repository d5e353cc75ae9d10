interface Node {
  readonly id: number;
  readonly parent_id: number | null;
}

/** Whether a category that moved below `parent` would stand below itself. */
export function wouldCircle(nodes: readonly Node[], id: number, parent: number | null): boolean {
  const parents = new Map(nodes.map((node) => [node.id, node.parent_id]));
  const seen = new Set<number>();
  for (let at = parent; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === id) return true;
    seen.add(at);
  }
  return false;
}

/** Categories in the order of a tree that is written line by line, each with its depth; what hangs on nothing that is there stands at the top. */
export function treeLines<Category extends Node>(nodes: readonly Category[]): { category: Category; depth: number }[] {
  const known = new Set(nodes.map(({ id }) => id));
  const below = Map.groupBy(nodes, ({ parent_id }) => (parent_id !== null && known.has(parent_id) ? parent_id : null));
  const lines = (parent: number | null, depth: number): { category: Category; depth: number }[] =>
    (below.get(parent) ?? []).flatMap((category) => [{ category, depth }, ...lines(category.id, depth + 1)]);
  return lines(null, 0);
}
