import { groupedBy } from '../shop/list-parts.ts';

interface Node {
  readonly id: number;
  readonly parent_id: number | null;
}

/** True when moving a category below `parent` would create a cycle. */
export function wouldCircle(nodes: readonly Node[], id: number, parent: number | null): boolean {
  const parents = new Map(nodes.map((node) => [node.id, node.parent_id]));
  const seen = new Set<number>();
  for (let at = parent; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === id) return true;
    seen.add(at);
  }
  return false;
}

/** Used in list URLs instead of a category: everything a shopper can design, in any category. */
export const customizableList = 'customizable';

/** Maximum depth of the category tree. Lists include this many levels, and each level is a row of chips. */
const categoryLevels = 4;

/** The path from the top down to a category, inclusive. Empty when the category does not exist. */
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

/** True when a category and its descendants would exceed the maximum depth. `id` is null for a new category. */
export function wouldBeTooDeep(nodes: readonly Node[], id: number | null, parent: number | null): boolean {
  const own = id === null ? 0 : pathTo(nodes, id).length;
  const below = nodes.map((node) => pathTo(nodes, node.id)).filter((path) => path.some((node) => node.id === id));
  const height = Math.max(1, ...below.map((path) => path.length - own + 1));
  return pathTo(nodes, parent).length + height > categoryLevels;
}

/** Categories as a flattened tree, each with its depth. Categories with a missing parent appear at the top level. */
export function treeLines<Category extends Node>(nodes: readonly Category[]): { category: Category; depth: number }[] {
  const known = new Set(nodes.map(({ id }) => id));
  const below = groupedBy(nodes, ({ parent_id }) => (parent_id !== null && known.has(parent_id) ? parent_id : null));
  const lines = (parent: number | null, depth: number): { category: Category; depth: number }[] =>
    (below.get(parent) ?? []).flatMap((category) => [{ category, depth }, ...lines(category.id, depth + 1)]);
  return lines(null, 0);
}
