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

/** Stands in the address of a list in the place of a category: everything a shopper can design, whatever it is. */
export const customizableList = 'customizable';

/** Levels that categories may stand in. Lists look as far down as this, and every level is a row of chips. */
export const categoryLevels = 4;

/** From the top down to a category and with it: how it is reached. Empty where it is not there. */
export function pathTo<Category extends Node>(nodes: readonly Category[], id: number | null | undefined): Category[] {
  const path: Category[] = [];
  let at = nodes.find((node) => node.id === id);
  while (at !== undefined && !path.includes(at)) {
    path.unshift(at);
    const parent = at.parent_id;
    at = nodes.find((node) => node.id === parent);
  }
  return path;
}

/** Whether a category, null for one to be made, would with all below it reach further down than the shop shows. */
export function wouldBeTooDeep(nodes: readonly Node[], id: number | null, parent: number | null): boolean {
  const own = id === null ? 0 : pathTo(nodes, id).length;
  const below = nodes.map((node) => pathTo(nodes, node.id)).filter((path) => path.some((node) => node.id === id));
  const height = Math.max(1, ...below.map((path) => path.length - own + 1));
  return pathTo(nodes, parent).length + height > categoryLevels;
}

/** Categories in the order of a tree that is written line by line, each with its depth; what hangs on nothing that is there stands at the top. */
export function treeLines<Category extends Node>(nodes: readonly Category[]): { category: Category; depth: number }[] {
  const known = new Set(nodes.map(({ id }) => id));
  const below = Map.groupBy(nodes, ({ parent_id }) => (parent_id !== null && known.has(parent_id) ? parent_id : null));
  const lines = (parent: number | null, depth: number): { category: Category; depth: number }[] =>
    (below.get(parent) ?? []).flatMap((category) => [{ category, depth }, ...lines(category.id, depth + 1)]);
  return lines(null, 0);
}
