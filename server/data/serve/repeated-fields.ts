import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import { limits } from './limits.ts';

/**
 * Why a document is refused before it is validated, or null. Validation compares every two fields of one name in one place, also across
 * fragments, so a short document can cost seconds. This counts the comparisons without making them.
 */
export function tooRepetitive(document: DocumentNode, fragments: Readonly<Record<string, FragmentDefinitionNode>>): string | null {
  const seen = new Set<SelectionSetNode>();
  const total = { selected: 0, compared: 0 };
  // Operations first: what they spread needs no second count of its own.
  const roots = [...document.definitions].sort((a, b) => Number(isFragment(a)) - Number(isFragment(b)));
  for (const definition of roots) {
    if (!('selectionSet' in definition) || seen.has(definition.selectionSet)) continue;
    // Each place: the selections that merge there. Not recursive, because a fragment may contain itself.
    const places: SelectionSetNode[][] = [[definition.selectionSet]];
    for (let place = places.pop(); place; place = places.pop()) {
      const { fields, selections, spreads, fragmentNames } = merged(place, fragments, seen);
      total.selected += selections;
      // A fragment is compared once with each other fragment, and so is each that it spreads itself.
      total.compared += (spreads * Math.max(0, fragmentNames - 1)) / 2;
      for (const nodes of fields.values()) {
        total.compared += pairs(nodes.length);
        const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
        if (inner.length > 0) places.push(inner);
      }
      if (total.compared > limits.comparisons) return 'the document repeats the same fields or fragments too often';
      if (total.selected > limits.selections)
        return `the document selects more than ${limits.selections} fields, or a fragment contains itself`;
    }
  }
  return null;
}

function isFragment({ kind }: { kind: Kind }): boolean {
  return kind === Kind.FRAGMENT_DEFINITION;
}

function pairs(count: number): number {
  return (count * (count - 1)) / 2;
}

/** The fields of one place by response key, with fragments of any type. */
function merged(
  place: readonly SelectionSetNode[],
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  seen: Set<SelectionSetNode>,
): { fields: Map<string, FieldNode[]>; selections: number; spreads: number; fragmentNames: number } {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  let spreads = 0;
  let selections = 0;
  const left: SelectionNode[] = place.flatMap((set) => set.selections);
  for (let node = left.pop(); node; node = left.pop()) {
    selections += 1;
    if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value;
      const same = fields.get(key);
      if (same) same.push(node);
      else fields.set(key, [node]);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      for (const each of node.selectionSet.selections) left.push(each);
    } else {
      const name = node.name.value;
      spreads += 1;
      if (spread.has(name)) continue;
      spread.add(name);
      const fragment = fragments[name];
      if (!fragment) continue;
      seen.add(fragment.selectionSet);
      for (const each of fragment.selectionSet.selections) left.push(each);
    }
  }
  return { fields, selections, spreads, fragmentNames: spread.size };
}
